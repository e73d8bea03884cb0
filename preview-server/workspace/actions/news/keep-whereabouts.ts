import { afterPause } from '../../base/after-pause.ts';
import { tellWhereabouts } from '../../base/api/news-api.ts';
import { newsStore } from '../../store/news-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { isDirty } from '../../store/page/document-store.ts';
import { requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { tabId } from '../../store/tab-id.ts';

const pauseMs = 400;
const atMostMs = 2_000;

/** Tells colleagues on the same page this editor's name, the block whose form is open, and whether work is unsaved. */
export function keepWhereabouts(): () => void {
  let told = '';

  const tell = () => {
    const { open } = documentStore.getState();
    if (!open || newsStore.getState().line !== 'open') return;
    const whereabouts = {
      story: open.story.id,
      name: settingsStore.getState().name,
      block: open.selected ?? null,
      isEditing: isDirty(open),
    };
    const text = JSON.stringify(whereabouts);
    if (text === told) return;
    told = text;
    void tellWhereabouts(tabId, requireSession().token, whereabouts);
  };
  const work = afterPause(tell, pauseMs, atMostMs);
  const stops = [
    documentStore.subscribe(({ open }, { open: before }) => {
      if (
        open?.selected !== before?.selected ||
        open?.history !== before?.history ||
        open?.story !== before?.story
      )
        work.request();
    }),
    settingsStore.subscribe(({ name }, before) => {
      if (name !== before.name) work.request();
    }),
    newsStore.subscribe(({ line }, before) => {
      if (line === before.line) return;
      // The server may be another by now, and know nothing.
      told = '';
      work.request();
    }),
  ];
  return () => {
    work.cancel();
    for (const stop of stops) stop();
  };
}
