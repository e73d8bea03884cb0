/** What every part of the panel is told. */
export type PartProps = {
  /** Whether what concerns a block is to be shown. */
  isMeant(uid: string | undefined): boolean;
};
