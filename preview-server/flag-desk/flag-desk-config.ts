/** Where flags are rolled out by hand: the back end whose flag service decides them. */
export type FlagDeskConfig = {
  /** Address of the back end, such as `http://localhost:3000`. */
  backEnd: string;
  /** Proves to the back end that the workspace asks; good for a minute. */
  operatorToken(): string;
};
