import { listOf } from '../../../page/story/stored-block.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { headlineTag } from '../../components/headline/headline.tsx';
import { ActionLink } from '../../components/link/action-link.tsx';
import { useLinkTarget } from '../../components/link/story-link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { htmlAttributes } from './html-attributes.ts';
import { responsivePictures } from './responsive-pictures.ts';
import { slideColours } from './slide-colours.ts';
import { SlideFrame, slidePictureClass } from './slide-frame.tsx';
import { TeaserBadge } from './teaser-badge.tsx';

/** One slide of the main teaser: text on a calm ground beside the picture, or on a sheet of paper upon it. */
export function TeaserSlide({ blok, isFirst }: BlockProps<'teaser_slide'>) {
  const mark = marksOf(blok);
  const target = useLinkTarget(blok.url);
  const secondTarget = useLinkTarget(blok.secondButtonUrl);
  const hasSecondButton = Boolean(blok.secondButtonText && secondTarget);
  // Links cannot nest, so a second button rules out a slide that is one link as a whole.
  const isWholeLink = target && !hasSecondButton && blok.teaserWrapperComponent !== 'section';
  const link = mark.url;
  const buttonText = blok.isButtonVisible === false ? undefined : blok.buttonText;
  return (
    <SlideFrame
      actions={
        <>
          {isWholeLink && buttonText && (
            <span className={buttonClass()} {...mark.buttonText}>
              {buttonText}
            </span>
          )}
          {!isWholeLink && (
            <ActionLink link={blok.url} mark={{ ...mark.buttonText, ...link }} text={buttonText} />
          )}
          <ActionLink
            link={blok.secondButtonUrl}
            mark={{ ...mark.secondButtonUrl, ...mark.secondButtonText }}
            text={blok.secondButtonText}
            variant="secondary"
          />
        </>
      }
      attributes={{ ...htmlAttributes(blok.teaserHtmlAttributes), ...editable(blok) }}
      badge={<TeaserBadge blok={blok} />}
      colours={slideColours(blok)}
      headlineTag={blok.isHeadlineH1 ? 'h1' : headlineTag(blok.tagNameHeadline, 'h2')}
      isPictureRight={blok.isImagePositionRight ?? false}
      marks={{ title: mark.title, text: mark.text, target: link }}
      layout={blok.isNewTeaser ? 'beside' : 'upon'}
      picture={<SlidePicture blok={blok} isFirst={isFirst} />}
      target={isWholeLink ? target : undefined}
      text={blok.text}
      title={blok.title}
    />
  );
}

function SlidePicture({ blok, isFirst }: BlockProps<'teaser_slide'>) {
  const pictures = responsivePictures(listOf(blok.responsiveImages));
  if (!pictures) return null;
  const { narrow, wide, sizes, mark } = pictures;
  // Beside the text the picture takes the slide's height: the page cuts it, not the server.
  const wideRequest = blok.isNewTeaser
    ? { asset: wide.asset, widths: [560, 720], sizes: '(min-width: 1300px) 720px, 58vw' }
    : { ...wide, widths: [960, 1240], sizes: '(min-width: 1300px) 1240px, 100vw' };
  return (
    <Picture
      {...narrow}
      className={slidePictureClass}
      isPriority={isFirst}
      mark={mark}
      sizes={sizes.narrow ?? '(min-width: 768px) 58vw, 100vw'}
      wide={{ ...wideRequest, sizes: sizes.wide ?? wideRequest.sizes }}
      widths={[360, 520]}
    />
  );
}
