/** Where cards are made by hand: the back end that keeps, judges and sells them. */
export type DesignDeskConfig = {
  /** Address of the back end, such as `http://localhost:3000`. */
  backEnd: string;
  /** Proves to the back end that the workspace asks; good for a minute. */
  operatorToken(): string;
};
