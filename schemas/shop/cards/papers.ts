import { z } from 'zod';

/** The ten papers cards are printed on. */
export const papers = [
  'feinstpapier',
  'premium-matt',
  'premium-glaenzend',
  'naturpapier',
  'recyclingpapier',
  'perlmutt',
  'leinenstruktur',
  'buettenstruktur',
  'kraftpapier',
  'transparentpapier',
] as const;
export type Paper = (typeof papers)[number];
export const paperSchema = /* @__PURE__ */ z.enum(papers);

/** Foil and relief need a closed, smooth surface. */
export const paperTable: Record<
  Paper,
  { label: string; gramsPerSquareMetre: number; takesRefinement: boolean }
> = {
  feinstpapier: { label: 'Feinstpapier', gramsPerSquareMetre: 300, takesRefinement: true },
  'premium-matt': { label: 'Premiumpapier matt', gramsPerSquareMetre: 350, takesRefinement: true },
  'premium-glaenzend': { label: 'Premiumpapier glänzend', gramsPerSquareMetre: 350, takesRefinement: true },
  naturpapier: { label: 'Naturpapier', gramsPerSquareMetre: 300, takesRefinement: true },
  recyclingpapier: { label: 'Recyclingpapier', gramsPerSquareMetre: 300, takesRefinement: false },
  perlmutt: { label: 'Perlmuttpapier', gramsPerSquareMetre: 285, takesRefinement: false },
  leinenstruktur: { label: 'Leinenstruktur', gramsPerSquareMetre: 300, takesRefinement: false },
  buettenstruktur: { label: 'Büttenstruktur', gramsPerSquareMetre: 300, takesRefinement: false },
  kraftpapier: { label: 'Kraftpapier', gramsPerSquareMetre: 300, takesRefinement: false },
  transparentpapier: { label: 'Transparentpapier', gramsPerSquareMetre: 150, takesRefinement: false },
};
