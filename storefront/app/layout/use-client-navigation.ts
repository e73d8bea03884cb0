import { useEffect } from 'react';
import { useNavigate } from '../navigation/router.tsx';
import { clientPath } from './client-path.ts';
import { isPlainClick } from './plain-click.ts';

/**
 * Follows links inside the shop without loading a new document. One listener for all of them: links stay plain
 * anchors, which render fast on the server and work before and without scripts.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link && isPlainClick(event) ? clientPath(link, location) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
