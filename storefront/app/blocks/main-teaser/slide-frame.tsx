import type { CSSProperties, ReactNode } from 'react';
import { Headline, type HeadlineTag } from '../../components/headline/headline.tsx';
import type { LinkTarget } from '../../components/link/resolve-link.ts';
import { TargetLink } from '../../components/link/story-link.tsx';
import type { FieldMark } from '../../context/editable.ts';
import styles from './slide-frame.module.css';

type SlideFrameProps = {
  /** A picture; give it `slidePictureClass`. */
  picture: ReactNode;
  title: string;
  /** Of the fields that title, text and the slide's own link are from. */
  marks?: { [Part in 'title' | 'text' | 'target']?: FieldMark | undefined };
  headlineTag: HeadlineTag;
  text?: string | null;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Makes the whole slide one link. */
  target?: LinkTarget;
  isPictureRight?: boolean;
  /** Text on a ground of its own beside the picture, or on a sheet of paper upon it. */
  layout: 'beside' | 'upon';
  colours?: CSSProperties;
  badge?: ReactNode;
  attributes?: Record<string, string | undefined>;
};

export const slidePictureClass = styles.picture;

/** The layout of a main teaser's slide: picture, text, actions, badge. */
export function SlideFrame(props: SlideFrameProps) {
  const { picture, marks, title, headlineTag, text, actions, target, layout, colours, badge, attributes } =
    props;
  const content = (
    <>
      {picture}
      <div className={styles.text}>
        <Headline as={headlineTag} className={styles.title} mark={marks?.title} size="display">
          {title}
        </Headline>
        {text && (
          <p className={styles.copy} {...marks?.text}>
            {text}
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
  return (
    <div
      {...attributes}
      className={styles.slide}
      data-layout={layout}
      data-picture={props.isPictureRight ? 'right' : 'left'}
      style={colours}
    >
      {target ? (
        <TargetLink className={styles.body} target={target} {...marks?.target}>
          {content}
        </TargetLink>
      ) : (
        <section className={styles.body}>{content}</section>
      )}
      {badge}
    </div>
  );
}
