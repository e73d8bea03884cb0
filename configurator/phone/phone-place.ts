/** Where a phone sends photos to: the number of its link, and the key that opens it. */
export type PhonePlace = { id: string; key: string };

const pattern = /^#phone=([0-9a-f-]{36})\.([\w-]{22})$/;

/** Reads a phone's place from the fragment of an address: `#phone=<id>.<key>`. A fragment reaches no server and no log. */
export function readPhonePlace(hash: string): PhonePlace | undefined {
  const [, id, key] = pattern.exec(hash) ?? [];
  return id === undefined || key === undefined ? undefined : { id, key };
}

/** The address of the phone's page; it names no design. */
export function phoneAddress(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { id, key }: PhonePlace,
): string {
  return `${origin}${pathname}?phone=1#phone=${id}.${key}`;
}
