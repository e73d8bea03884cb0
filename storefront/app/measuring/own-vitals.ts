import type { WebVital } from '@blattwerk/schemas/web-api/shop/web-vital-endpoints.ts';
import type { Page } from '../context/page.ts';
import type { Listener } from './listeners.ts';

const address = '/web-api/web-vitals';
/** Narrower windows are phones. */
const desktop = '(width >= 768px)';

/** How quick pages are where they are used: told when a document is left, of those who agree to it. */
export function ownVitals({ channel }: Page): Listener {
  const measured = new Map<WebVital['name'], number>();
  const page = location.pathname.startsWith('/configurator-') ? 'configurator' : 'page';
  const send = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const vitals = [...measured].map(([name, value]) => ({ name, value }));
    measured.clear();
    const device = matchMedia(desktop).matches ? 'desktop' : 'phone';
    const body = JSON.stringify({ channel, page, device, vitals });
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
  return {
    purposes: ['statistics'],
    isForeign: false,
    start() {
      void import('web-vitals').then(
        ({ onCLS, onINP, onLCP }) => {
          const keep = ({ name, value }: { name: WebVital['name']; value: number }) =>
            void measured.set(name, value);
          onCLS(keep);
          onINP(keep);
          onLCP(keep);
          // After what is kept then: the library hears of it first.
          document.addEventListener('visibilitychange', send);
        },
        // Visitors whose connection is gone are not measured.
        () => {},
      );
    },
  };
}
