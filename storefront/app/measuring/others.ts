import { consentPurposes } from '@blattwerk/schemas/shop/visitors/consent.ts';
import {
  isTagManager,
  type Measurement,
  recordingScript,
  trackingScript,
} from '@blattwerk/schemas/shop/visitors/measurement.ts';
import { consentMode, denied, gtag, pushToLayer } from './data-layer.ts';
import type { Listener } from './listeners.ts';
import { measurementEvent, tagManagerEvent } from './told-to-google.ts';

/** The programs of others that this shop is set up with. */
export function othersOf({ trackingId, recording }: Measurement): Listener[] {
  return [
    ...(trackingId === undefined ? [] : [googleListener(trackingId)]),
    ...(recording ? [recordingListener(recording)] : []),
  ];
}

function googleListener(trackingId: string): Listener {
  const hasTags = isTagManager(trackingId);
  // Stands before everything else in the data layer: nothing is agreed to until it is.
  gtag('consent', 'default', denied);
  return {
    purposes: hasTags ? consentPurposes : ['statistics'],
    isForeign: true,
    follow: (decision) => gtag('consent', 'update', consentMode(decision)),
    start() {
      if (hasTags) pushToLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
      else {
        gtag('js', new Date());
        // Every page is told of once it is known who looks.
        gtag('config', trackingId, { send_page_view: false });
      }
      loadScript(trackingScript(trackingId));
    },
    hear(event) {
      if (hasTags) pushToLayer(tagManagerEvent(event));
      else {
        const told = measurementEvent(event);
        if (told) gtag('event', told.name, told.parameters);
      }
    },
  };
}

function recordingListener(recording: NonNullable<Measurement['recording']>): Listener {
  return {
    purposes: ['statistics'],
    isForeign: true,
    start() {
      // The script reads who owns it from here.
      Reflect.set(window, '_hjSettings', { hjid: Number(recording.id), hjsv: recording.version });
      loadScript(recordingScript(recording));
    },
  };
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
