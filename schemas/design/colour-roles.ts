/**
 * What a colour does in a design. A design names roles, a palette gives them values, so that one design exists in
 * several colours.
 * paper: the ground. ink: the main text. accent: second text, lines, small ornaments. main, second, third: motifs in
 * falling weight (petals, animals, shapes). leaf: foliage. wash: large pale areas.
 */
export const colourRoles = ['paper', 'ink', 'accent', 'main', 'second', 'third', 'leaf', 'wash'] as const;
