import Bowser from 'bowser';

const longestHeader = 400;

/** What a customer recognises a browser by: `Firefox, Windows`. Nothing that would tell two of them apart is kept. */
export function browserName(headers: Headers): string | undefined {
  const header = headers.get('user-agent')?.slice(0, longestHeader);
  if (!header) return undefined;
  const { browser, os } = Bowser.parse(header);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(', ') : undefined;
}
