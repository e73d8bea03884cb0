const words = (list: string) => list.split(/\s+/).filter((word) => word !== '');

/** Sample pictures that tell one story, in the order they are put into slots. */
export const photoSets = {
  /** A year from January on, after a picture for the cover. */
  year: words(`landscapes/river-valley landscapes/snowy-village people/children-in-the-snow landscapes/alps-at-dawn
    landscapes/tulip-field people/picnic landscapes/lake-with-jetty seaside/beach-with-umbrella landscapes/lavender-field
    landscapes/vineyard landscapes/autumn-forest landscapes/night-over-mountains festivities/christmas-tree`),
  family:
    words(`people/family-on-the-beach people/children-in-the-snow festivities/birthday-table people/cat-at-the-window
    people/dog-in-the-meadow people/picnic people/child-with-balloons seaside/sailing-boats people/grandparents-on-a-bench
    still-lifes/breakfast-table landscapes/autumn-forest festivities/advent-wreath festivities/christmas-tree`),
  journey:
    words(`seaside/lighthouse landscapes/alps-at-dawn landscapes/old-town-roofs landscapes/desert-road seaside/harbour
    landscapes/tea-hills seaside/palm-bay seaside/sailing-boats seaside/white-cliffs landscapes/city-at-dusk
    landscapes/dunes landscapes/vineyard landscapes/night-over-mountains`),
  home: words(`still-lifes/vase-on-the-windowsill still-lifes/books-and-tea people/cat-at-the-window still-lifes/bouquet
    still-lifes/breakfast-table still-lifes/fruit-bowl festivities/garden-party landscapes/lavender-field people/dog-in-the-meadow
    landscapes/vineyard landscapes/autumn-forest festivities/advent-wreath festivities/christmas-tree`),
  wedding:
    words(`people/bride-and-groom-under-a-tree still-lifes/wedding-rings people/couple-on-a-jetty still-lifes/bouquet
    festivities/garden-party still-lifes/wedding-cake people/dancing-couple festivities/fireworks landscapes/vineyard`),
  baby: words(`people/baby-feet people/family-on-the-beach people/cat-at-the-window still-lifes/vase-on-the-windowsill
    people/child-with-balloons people/grandparents-on-a-bench`),
  party:
    words(`festivities/birthday-table people/child-with-balloons festivities/garden-party festivities/fireworks
    people/dancing-couple still-lifes/fruit-bowl people/picnic`),
  winter:
    words(`festivities/christmas-tree landscapes/snowy-village festivities/advent-wreath people/children-in-the-snow
    landscapes/night-over-mountains landscapes/alps-at-dawn`),
} as const satisfies Record<string, readonly string[]>;
export type PhotoSet = keyof typeof photoSets;
