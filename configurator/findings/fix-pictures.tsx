import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import { wordsOf } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Composed } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { type CSSProperties, useId, useMemo } from 'react';
import type { Shown } from '../fixes/fix.ts';
import { thumbnailWidth } from '../photos/thumbnail-width.ts';
import { usePictureOf } from '../photos/use-picture-of.ts';
import { designOf } from '../session/design-of.ts';
import { layoutOf } from '../session/layout-of.ts';
import type { Draft } from '../session/use-draft.ts';
import { useFonts } from '../session/use-fonts.ts';
import { useLayout } from '../session/use-layout.ts';
import { viewsOf } from '../stage/views.ts';
import { faceName, type Say } from '../texts.ts';
import styles from './fix-pictures.module.css';
import { useCalm } from './use-calm.ts';

type FixPicturesProps = {
  draft: Draft;
  ask: WebApiClient;
  shown: Shown;
  /** Id of the face that is drawn. */
  viewId: string | undefined;
  /** The card of the row that is looked at, of a product with names. */
  fill(design: Design): Design;
  say: Say;
};

/** A face of the draft as it is, and as a fix would make it. */
export default function FixPictures({ draft, ask, shown, ...side }: FixPicturesProps) {
  const content = useCalm(draft.content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fix of the same draft is the same
  const after = useMemo(() => shown.change(content), [content]);
  const isAskedFor = useMemo(
    () => JSON.stringify(layoutOf(content)) !== JSON.stringify(layoutOf(after)),
    [content, after],
  );
  const { composed } = draft;
  const common = { ...side, slot: shown.slot };
  return (
    <div className={styles.pair}>
      <Side {...common} composed={composed} content={content} when="Before" />
      {isAskedFor ? (
        <AskedSide {...common} ask={ask} content={after} designId={draft.designId} />
      ) : (
        <Side {...common} composed={composed} content={after} when="After" />
      )}
    </div>
  );
}

type SideProps = Pick<FixPicturesProps, 'viewId' | 'fill' | 'say'> & {
  slot: string;
  content: DraftContent;
  composed: Composed | undefined;
  when: 'Before' | 'After';
  hasFailed?: boolean;
};

/** What only the shop can lay out. */
function AskedSide({
  ask,
  designId,
  ...side
}: Omit<SideProps, 'composed' | 'when'> & { ask: WebApiClient; designId: Draft['designId'] }) {
  const { composed, status } = useLayout(ask, designId, side.content);
  return (
    <Side
      {...side}
      composed={status === 'known' ? composed : undefined}
      hasFailed={status === 'failed'}
      when="After"
    />
  );
}

const noPages: readonly never[] = [];

function Side({ slot, content, composed, when, hasFailed, viewId, fill, say }: SideProps) {
  const prefix = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that is looked at is part of the content
  const design = useMemo(() => composed && fill(designOf(composed, content)), [composed, content]);
  const fonts = useFonts(design?.pages ?? noPages);
  const pictureOf = usePictureOf(content.photos, thumbnailWidth);
  const views = design ? viewsOf(design) : [];
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const page = view && design?.pages[view.pageIndex];
  const name = view && faceName(view.id);
  const face = name ? say(...name) : (view?.label ?? '');
  const words = design && wordsOf(design).get(slot);
  return (
    <figure>
      {design && view && page ? (
        <div
          aria-label={[say(`fix${when}Of`, { face }), words].filter(Boolean).join(': ')}
          className={styles.picture}
          data-turned={view.isUpsideDown || undefined}
          role="img"
          style={{ '--ratio': view.box.width / view.box.height } as CSSProperties}
        >
          <PageDrawing
            design={design}
            fonts={fonts}
            page={page}
            pictureOf={pictureOf}
            pixelWidth={thumbnailWidth}
            prefix={prefix}
            view={view.box}
          />
        </div>
      ) : (
        <p className={styles.waiting}>{say(hasFailed ? 'designFailed' : 'loading')}</p>
      )}
      <figcaption>{say(`fix${when}`)}</figcaption>
    </figure>
  );
}
