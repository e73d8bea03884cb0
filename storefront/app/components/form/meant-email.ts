import { distance } from 'fastest-levenshtein';

/** Where most people of our countries have their mailbox. */
const providers = [
  ...[
    'gmail.com',
    'googlemail.com',
    'icloud.com',
    'me.com',
    'aol.com',
    'msn.com',
    'proton.me',
    'protonmail.com',
  ],
  ...[
    'outlook.com',
    'outlook.de',
    'outlook.fr',
    'outlook.it',
    'outlook.es',
    'live.com',
    'live.de',
    'live.fr',
  ],
  ...['live.nl', 'live.it', 'live.be', 'live.at', 'live.co.uk', 'hotmail.com', 'hotmail.de', 'hotmail.at'],
  ...['hotmail.ch', 'hotmail.fr', 'hotmail.it', 'hotmail.es', 'hotmail.nl', 'hotmail.be', 'hotmail.co.uk'],
  ...[
    'yahoo.com',
    'yahoo.de',
    'yahoo.fr',
    'yahoo.it',
    'yahoo.es',
    'yahoo.co.uk',
    'gmx.de',
    'gmx.net',
    'gmx.at',
  ],
  ...[
    'gmx.ch',
    'gmx.com',
    'web.de',
    't-online.de',
    'freenet.de',
    'posteo.de',
    'mailbox.org',
    'mail.de',
    'mail.com',
  ],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'bbox.fr', 'libero.it', 'virgilio.it'],
  ...[
    'tiscali.it',
    'alice.it',
    'bluewin.ch',
    'sunrise.ch',
    'hispeed.ch',
    'aon.at',
    'chello.at',
    'telefonica.net',
  ],
  ...[
    'ziggo.nl',
    'kpnmail.nl',
    'planet.nl',
    'skynet.be',
    'telenet.be',
    'proximus.be',
    'pt.lu',
    'btinternet.com',
  ],
];

/** The address as it was probably meant where one letter of a well-known provider is wrong: `gmial.com`. */
export function meantEmail(typed: string): string | undefined {
  const [, name, domain] = /^(\S+)@([^\s@]{4,})$/.exec(typed.trim()) ?? [];
  const written = domain?.toLowerCase();
  if (!name || !written || providers.includes(written)) return undefined;
  const near = providers.find((one) => distance(one, written) === 1 || isSwapped(one, written));
  return near && `${name}@${near}`;
}

/** Two neighbours changed places, which hands do most. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
  return at >= 0 && swapped === other;
}
