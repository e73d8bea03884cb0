import { wordFindings } from '@blattwerk/designs/findings/word-findings.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEdgeDistance } from '../findings/use-edge-distance.ts';
import { useNameDesk } from '../names/use-name-desk.ts';
import { isPhotoAlone } from '../photos/print-sizes.ts';
import { thumbnailWidth } from '../photos/thumbnail-width.ts';
import { useCarries } from '../photos/use-carries.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { usePictureOf } from '../photos/use-picture-of.ts';
import { useFonts } from '../session/use-fonts.ts';
import { viewOfSlot } from '../stage/view-of-slot.ts';
import { viewsOf } from '../stage/views.ts';
import type { EditorProps } from './editor-props.ts';
import { useLettersFirst } from './use-letters-first.ts';

const noPages: readonly never[] = [];

/** What stage and panel share: what is looked at, what is in hand, what is wrong. */
export type Desk = ReturnType<typeof useDesk>;

export function useDesk({ draft, sendPhoto, nameFields, prints }: EditorProps) {
  const { content } = draft;
  const names = useNameDesk(draft, nameFields);
  const { design } = names;
  const fonts = useFonts(design?.pages ?? noPages);
  const views = useMemo(() => (design ? viewsOf(design) : []), [design]);
  const [viewId, setViewId] = useState('front');
  const [activePhoto, setActivePhoto] = useState<string | null>(null);
  const photos = usePhotos(draft, views, sendPhoto, prints !== null);
  const pictureOf = usePictureOf(content.photos);
  const smallPictureOf = usePictureOf(content.photos, thumbnailWidth);
  /** Finds what the focus goes to next. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** Of the text whose style can be changed now. */
  const [openStyle, setOpenStyle] = useState<string | null>(null);
  /** The text that was written last. */
  const [lastText, setLastText] = useState<string | null>(null);
  if (draft.activeSlot !== null && draft.activeSlot !== lastText) setLastText(draft.activeSlot);
  const root = useRef<HTMLDivElement>(null);
  const isAlone = useMemo(() => design !== undefined && isPhotoAlone(design), [design]);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  useCarries(root, photos, setViewId);
  // Letters come first: what is wrong with them is said when there is time.
  const letters = useLettersFirst();
  const painted = useRef(design);
  useEffect(() => {
    if (!letters.isBehind) painted.current = design;
  }, [letters.isBehind, design]);
  const calmDesign = useDeferredValue(letters.isBehind ? painted.current : design);
  const edgeDistance = useEdgeDistance(calmDesign);
  const findings = useMemo(
    () => (calmDesign ? wordFindings(calmDesign, fonts, edgeDistance) : []),
    [calmDesign, fonts, edgeDistance],
  );

  // Only once its face is the one that is shown.
  useEffect(() => {
    if (wanted === null) return;
    const field = root.current?.querySelector<HTMLElement>(wanted);
    field?.closest('details')?.setAttribute('open', '');
    // A browser's own scrolling would leave it half below the picture.
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
    setWanted(null);
  }, [wanted]);

  const viewOf = (slot: string) => viewOfSlot(slot, draft.design, views, view);
  const showPhoto = (slot: string | null) => {
    setActivePhoto(slot);
    const seen = photos.slots.find((one) => one.slot === slot)?.viewId;
    if (seen !== undefined) setViewId(seen);
  };
  return {
    root,
    names,
    design,
    /** The document a moment ago, for what has time. */
    calmDesign,
    letters,
    fonts,
    findings,
    views,
    view,
    page: view && design?.pages[view.pageIndex],
    setViewId,
    viewOf,
    photos,
    pictureOf,
    smallPictureOf,
    activePhoto,
    setActivePhoto,
    showPhoto,
    goToPhoto(slot: string) {
      showPhoto(slot);
      setWanted(`[data-photo-slot="${slot}"]`);
    },
    /** @param row of the name list, whose card is shown then */
    goToText(slot: string, row?: number) {
      if (row !== undefined) names.show(row);
      const seen = viewOf(slot);
      if (seen) setViewId(seen.id);
      const field = names.isFilled(slot) ? `data-row-field="${slot}"` : `data-slot="${slot}"`;
      setWanted(`textarea[${field}]`);
    },
    openStyle,
    setOpenStyle,
    lastText: names.isFilled(lastText ?? '') ? null : lastText,
    goToStyle(slot: string) {
      setOpenStyle(slot);
      setWanted(`[data-style-of="${slot}"]`);
    },
    activate(slot: string | null) {
      draft.activate(slot);
      const seen = slot === null ? undefined : viewOf(slot);
      if (seen) setViewId(seen.id);
    },
    /** A photo is all that there is to it: no words, no look. */
    isAlone,
    isOfSeveral: prints !== null && content.prints.length > 0,
  };
}
