/** Numbers of designs that were made by hand and came as files: generated ones end far below. */
export const firstOfFiles = 700_000_000;
/** Of those that are made in the shop; what is generated leaves them alone. */
export const firstOfShop = 800_000_000;
