import { existsSync } from 'node:fs';

/** What each browser needs on the machine: where Debian puts it, and the variable that names another place. */
const programs = {
  firefox: { variable: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkitDriver: { variable: 'WEBKIT_DRIVER_PATH', paths: ['/usr/bin/WebKitWebDriver'] },
  webkitBrowser: {
    variable: 'WEBKIT_BROWSER_PATH',
    paths: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  },
  display: { variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'] },
} as const;

export type Program = keyof typeof programs;
type Environment = Readonly<Record<string, string | undefined>>;

/** The path of a program, or undefined where it is not installed. */
export function findProgram(name: Program, environment: Environment = process.env): string | undefined {
  const { variable, paths } = programs[name];
  const given = environment[variable];
  return (given ? [given] : paths).find((path) => existsSync(path));
}

/** One sentence that says what to install, or undefined where all is there. */
export function missingBrowsers(environment: Environment = process.env): string | undefined {
  const names: Program[] = ['firefox', 'webkitDriver', 'webkitBrowser', 'display'];
  const missing = names.filter((name) => findProgram(name, environment) === undefined);
  if (missing.length === 0) return undefined;
  const places = missing.map(
    (name) =>
      `${environment[programs[name].variable] || programs[name].paths[0]} (or what ${programs[name].variable} names)`,
  );
  return (
    'The tests in Firefox and WebKit need "apt-get install firefox-esr webkit2gtk-driver xvfb" on Debian or Ubuntu; ' +
    `missing: ${places.join(', ')}.`
  );
}
