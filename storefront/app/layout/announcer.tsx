import { useEffect, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';

/** After a navigation: says the new page's title and moves the focus to its beginning, as a fresh page would. */
export function Announcer({ mainId }: { mainId: string }) {
  const { path } = usePage();
  const shown = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    setTitle(document.title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path, mainId]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
