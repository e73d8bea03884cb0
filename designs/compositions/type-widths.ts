/**
 * Mean advance widths of the fonts in use, thousandths of an em: small letters, narrow ones (fijlrt), wide ones (mw),
 * capitals, IJ, MW, digits, &, space and points. Compositions plan with them; the typesetter measures exactly.
 */
const tables: Readonly<Record<string, string>> = {
  'abril-fatface-400': '555 380 861 676 436 928 571 822 256',
  'alex-brush-400': '354 280 540 804 699 1136 568 753 192',
  'allura-400': '383 252 566 618 501 1035 492 697 185',
  'amatic-sc-700': '325 258 495 322 263 474 308 483 258',
  'bodoni-moda-400': '557 355 811 696 419 939 539 804 212',
  'bodoni-moda-500-italic': '521 338 781 677 411 934 555 806 224',
  'caveat-400': '374 269 539 505 353 720 450 564 204',
  'caveat-600': '378 272 542 508 359 723 449 564 204',
  'cinzel-400': '664 494 889 683 331 957 525 646 191',
  'cormorant-garamond-400': '454 308 717 638 327 883 431 697 212',
  'cormorant-garamond-400-italic': '406 278 647 572 294 778 390 751 212',
  'cormorant-garamond-500': '456 309 722 641 331 884 431 703 213',
  'cormorant-garamond-500-italic': '409 280 650 575 305 781 392 755 214',
  'cormorant-garamond-600': '458 309 726 645 336 884 431 709 215',
  'cormorant-infant-500': '467 309 720 644 331 879 459 703 213',
  'cormorant-infant-600': '469 309 723 647 336 880 460 709 215',
  'dancing-script-600': '403 285 641 619 459 864 529 655 196',
  'dm-serif-display-400': '538 342 826 612 364 856 504 721 286',
  'eb-garamond-400': '454 286 732 661 340 909 480 756 223',
  'eb-garamond-500': '466 305 749 669 349 930 497 771 233',
  'forum-400': '490 274 724 553 257 792 450 768 192',
  'fraunces-300': '544 334 849 685 390 936 540 724 230',
  'fraunces-600': '579 378 897 720 460 993 593 763 270',
  'fraunces-800': '605 411 934 747 512 1036 632 792 300',
  'fredoka-500': '546 334 785 653 382 890 535 707 221',
  'fredoka-600': '546 344 775 648 384 884 529 702 222',
  'great-vibes-400': '329 206 502 923 945 1344 385 610 239',
  'italiana-400': '513 288 795 577 306 820 461 900 186',
  'josefin-sans-300': '501 284 726 673 303 950 505 711 203',
  'josefin-sans-400': '536 319 750 691 335 968 517 725 206',
  'josefin-sans-600': '550 333 759 698 348 975 522 731 208',
  'jost-300': '497 251 700 589 221 896 542 675 294',
  'jost-400': '507 272 730 608 243 900 554 675 306',
  'jost-500': '531 292 755 638 276 932 587 706 316',
  'la-belle-aurore-400': '423 300 657 625 714 802 504 557 294',
  'libre-baskerville-400': '615 381 962 793 404 1133 594 878 284',
  'libre-caslon-display-400': '437 259 636 647 326 908 498 828 236',
  'lora-400': '555 341 848 665 354 957 535 695 254',
  'lora-500': '558 354 854 672 376 969 537 687 252',
  'marcellus-400': '541 315 817 628 257 1016 532 769 231',
  'montserrat-300': '609 329 963 706 393 1027 576 655 216',
  'montserrat-400': '615 337 970 710 401 1033 583 669 227',
  'montserrat-500': '624 347 978 715 412 1041 590 686 241',
  'montserrat-600': '633 358 986 721 423 1049 600 706 256',
  'nunito-400': '540 305 849 661 291 978 600 693 233',
  'nunito-600': '548 318 856 669 303 984 600 708 241',
  'nunito-700': '556 334 865 678 318 990 600 726 252',
  'parisienne-400': '403 253 574 930 681 1283 636 838 206',
  'petit-formal-script-400': '637 380 948 857 799 1101 604 839 302',
  'pinyon-script-400': '400 252 632 682 624 888 573 772 201',
  'playfair-display-400': '533 341 829 644 333 888 476 837 263',
  'playfair-display-500': '538 347 835 656 345 908 489 857 266',
  'playfair-display-500-italic': '509 342 754 674 504 907 504 832 271',
  'poiret-one-400': '511 253 715 554 330 971 583 696 219',
  'quicksand-500': '576 319 837 648 412 892 534 689 225',
  'quicksand-600': '583 334 841 650 413 887 542 699 245',
  'raleway-300': '566 281 861 665 358 962 544 655 203',
  'raleway-400': '571 293 866 666 365 962 550 667 209',
  'raleway-500': '577 306 873 667 373 962 557 681 215',
  'raleway-600': '583 319 879 668 380 960 564 696 226',
  'sacramento-400': '331 236 551 984 600 1361 668 543 203',
  'style-script-400': '331 213 508 686 506 1116 464 738 218',
  'tangerine-700': '284 178 441 732 634 1061 309 524 139',
  'tenor-sans-400': '566 341 803 710 467 1041 543 706 259',
};

const classes: readonly RegExp[] = [
  /[fijlrtß]/,
  /[mw]/,
  /[IJ]/,
  /[MW]/,
  /\d/,
  /&/,
  /[\s.,:;·'’!|]/,
  /\p{Lu}/u,
];
/** Places in a row of the table, in the order of `classes`; anything else counts as a small letter. */
const columns = [1, 2, 4, 5, 6, 7, 8, 3];

/** Place in a row of the table; asked of every letter of every text. */
const columnOf = new Map<string, number>();

function columnFor(letter: string): number {
  const known = columnOf.get(letter);
  if (known !== undefined) return known;
  const column = columns[classes.findIndex((pattern) => pattern.test(letter))] ?? 0;
  columnOf.set(letter, column);
  return column;
}

const usual = rowOf('500 300 780 650 320 880 500 750 260');
const widthsOf = new Map(Object.entries(tables).map(([font, row]) => [font, rowOf(row)]));

/** Em of each column. */
function rowOf(row: string): number[] {
  return row.split(' ').map((thousandths) => Number(thousandths) / 1000);
}

/** About how wide a line of text is, in em. */
export function estimateWidth(text: string, font: string, tracking: number, upperCase: boolean): number {
  const widths = widthsOf.get(font) ?? usual;
  let sum = 0;
  for (const letter of upperCase ? text.toUpperCase() : text) {
    sum += (widths[columnFor(letter)] ?? 0.5) + tracking;
  }
  return Math.max(0, sum - tracking);
}

/** About how many lines a text takes in a column of so many em. */
export function estimateLines(text: string, column: number, width: (line: string) => number): number {
  const space = width('n n') - width('nn');
  return text.split('\n').reduce((lines, paragraph) => {
    let [count, filled] = [1, 0];
    for (const word of paragraph.split(' ')) {
      const length = width(word);
      if (filled > 0 && filled + space + length > column) [count, filled] = [count + 1, length];
      else filled += (filled > 0 ? space : 0) + length;
    }
    return lines + count;
  }, 0);
}
