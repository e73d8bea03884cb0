import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The way of a toolbar along its block. It begins higher when the toolbar takes two rows, so that it covers no words of the block. */
export function Rail({ children }: { children: ReactNode }) {
  const rail = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const way = rail.current;
    const bar = way?.firstElementChild;
    if (!way || !(bar instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => way.style.setProperty('--bar-height', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={rail} className="rail">
      {children}
    </div>
  );
}
