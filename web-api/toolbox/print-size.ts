const millimetresPerInch = 25.4;

/** How large pixels come out on paper, in millimetres to one decimal. */
export function printSize({ width, height }: { width: number; height: number }, dotsPerInch: number) {
  const onPaper = (pixels: number) => Math.round((pixels / dotsPerInch) * millimetresPerInch * 10) / 10;
  return { dotsPerInch, width: onPaper(width), height: onPaper(height) };
}
