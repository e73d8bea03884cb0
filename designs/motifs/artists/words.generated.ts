// Made by `npm run tables` from the files it imports or names: change those, then run it again.

/** As in `motifs/words`: de | en | es | fr | it | nl. */
export const artistWords = {
  lion: 'Löwe, Zirkus | lion, circus | león, circo | lion, cirque | leone, circo | leeuw, circus',
  'magic-hat':
    'Zauberhut, Zauberer, Zauberstab | magic hat, magician, magic | sombrero de mago, mago, magia | chapeau de magicien, magicien, magie | cilindro magico, mago, magia | toverhoed, goochelaar',
  octopus: 'Krake, Oktopus | octopus | pulpo | pieuvre, poulpe | polpo, piovra | octopus, inktvis',
  superhero:
    'Superheld, Superheldin, Held | superhero, hero | superhéroe, héroe | super-héros, héros | supereroe, eroe | superheld, held',
} as const;

/** The ideas each belongs to. */
export const artistBroader = {
  lion: ['animal'],
  'magic-hat': [],
  octopus: ['sea-creature', 'animal'],
  superhero: [],
} as const;
