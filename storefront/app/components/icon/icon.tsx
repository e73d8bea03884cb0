const paths = {
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.4 3.7-5 7.5-5s6.7 1.6 7.5 5',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  basket: 'M5.5 8.5h13l-1 11h-11l-1-11Zm3 0V8a3.5 3.5 0 0 1 7 0v.5',
  chat: 'M4 5.5h16V16h-8.5l-4 3.5V16H4V5.5Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c2-2.2 3-5 3-8.5s-1-6.3-3-8.5c-2 2.2-3 5-3 8.5s1 6.3 3 8.5ZM3.5 12h17',
  heart: 'M12 19.5s-7.5-4.4-7.5-9.7A4.05 4.05 0 0 1 12 7.6a4.05 4.05 0 0 1 7.5 2.2c0 5.3-7.5 9.7-7.5 9.7Z',
  mail: 'M3.5 6.5h17v11h-17v-11Zm0 .5 8.5 6.5L20.5 7',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  pause: 'M9 6.5v11m6-11v11',
  phone:
    'M8.5 4.5 10 8.5 8 10c1 2.6 3.4 5 6 6l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5A14 14 0 0 1 4 6c0-.8.7-1.5 1.5-1.5h3Z',
  play: 'M8.5 6v12l9.5-6-9.5-6Z',
  plus: 'M12 5.5v13M5.5 12h13',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5 4 4',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 units; it decorates, the words beside it or a label say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={paths[name]} />
    </svg>
  );
}
