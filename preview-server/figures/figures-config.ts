/** Where visits are counted: the back end, which shows its figures to the workspace. */
export type FiguresConfig = {
  /** Address of the back end, such as `http://localhost:3000`. */
  backEnd: string;
  /** Proves to the back end that the workspace asks; good for a minute. */
  operatorToken(): string;
};
