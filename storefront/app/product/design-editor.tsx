import { Editor } from '@blattwerk/configurator/editor.tsx';
import { latePart } from '@blattwerk/configurator/late/late-part.ts';
import { createReadNameFile } from '@blattwerk/configurator/names/read-names.ts';
import { formatPhotosOf } from '@blattwerk/configurator/photos/format-photos.ts';
import { printSizesOf } from '@blattwerk/configurator/photos/print-sizes.ts';
import { createSendPhoto } from '@blattwerk/configurator/photos/send-photo.ts';
import { useOwnerProof } from '@blattwerk/configurator/proofs/use-owner-proof.ts';
import { setChoice, takeRecipe } from '@blattwerk/configurator/session/operations.ts';
import { useDraft } from '@blattwerk/configurator/session/use-draft.ts';
import { useKeptDraft } from '@blattwerk/configurator/session/use-kept-draft.ts';
import type { EditorText } from '@blattwerk/configurator/texts.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { sizesPrintedWith, takesPrints } from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { printChoice } from '../../page/offer/choice.ts';
import { selectedValue } from '../../page/offer/offer.ts';
import type { SoldProduct, WithdrawnDesign } from '../../page/product/product-detail.ts';
import type { SayingsOccasion } from '../../page/sayings/sayings-address.ts';
import { Added } from '../basket/added.tsx';
import { Button } from '../components/button/button.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import { usePage } from '../context/page-context.tsx';
import { askWithKey } from '../drafts/ask-with-key.ts';
import { late } from '../late/late.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { askShop } from '../network/ask-shop.ts';
import { fetchAskedAhead } from '../network/fetch-asked-ahead.ts';
import { chosenValues } from './chosen-values.ts';
import styles from './configurator-page.module.css';
import { firstContent } from './first-layout.ts';
import { OptionFields } from './options/option-fields.tsx';
import { QuantityField } from './options/quantity-field.tsx';
import { formatNote, SharpFormats, sizesIn } from './options/sharp-formats.tsx';
import { GoesRound, SharpUpTo, sizeNote } from './options/sharp-sizes.tsx';
import { designIdOf, surroundOf, withPicture } from './photo-product.ts';
import { PriceLine } from './price/price-line.tsx';
import { useOffer } from './price/use-offer.ts';
import { useNameQuantity } from './use-name-quantity.ts';
import { useOrderDesign } from './use-order-design.ts';
import { useReplacedLine } from './use-replaced-line.ts';

/** What is pressed for: where its code cannot be had, the reader is told. */
const DesignPreview = late(async () => (await import('./design-preview.tsx')).default);
const DesignSayings = late(async () => (await import('./design-sayings.tsx')).default);
const DesignWording = late(async () => (await import('./design-wording.tsx')).default);

/** What comes by itself. */
const CopyButton = latePart(async () => (await import('../drafts/copy-button.tsx')).CopyButton);
const DraftTitle = latePart(async () => (await import('../drafts/draft-title.tsx')).DraftTitle);
/** Loaded once several photos are printed together. */
const PrintsPrice = latePart(async () => (await import('./price/prints-price.tsx')).PrintsPrice);
/** Loaded once there is something to decide. */
const SealWarnings = latePart(async () => (await import('./seal-warnings.tsx')).default);
/** Loaded once two have changed the same at once. */
const ConflictList = latePart(
  async () => (await import('@blattwerk/configurator/conflicts/conflict-list.tsx')).default,
);
/** Drafts outlive the sale of their designs; few do. */
const WithdrawnNote = latePart(async () => (await import('./withdrawn-note.tsx')).default);
/** Loaded once the card is in the basket. */
const EnvelopesToo = latePart(async () => (await import('./related/envelopes-too.tsx')).default);
const PhonePart = latePart(async () => (await import('./phone-part.tsx')).default);
const OwnerProof = latePart(
  async () => (await import('@blattwerk/configurator/proofs/owner-proof.tsx')).default,
);

type DesignEditorProps = {
  detail: SoldProduct | WithdrawnDesign;
  /** What can be written before the design's document is there. */
  texts: readonly TextSlot[];
  /** Its own for which the shop has sayings. */
  occasions: readonly SayingsOccasion[];
};

/** The editor with what the shop asks beside it: options, quantity, price, the way into the basket. */
export function DesignEditor({ detail, texts, occasions }: DesignEditorProps) {
  const t = useTopicMessages('configurator');
  const page = usePage();
  const { product, pictures } = detail;
  const { offer, status, choice, change, choose, retry } = useOffer(detail);
  const ask = useMemo(() => askShop(page, undefined, fetchAskedAhead), [page]);
  const sendPhoto = useMemo(() => createSendPhoto(page), [page]);
  const readNameFile = useMemo(() => createReadNameFile(page), [page]);
  const askAs = useMemo(() => (key: string | null) => askWithKey(page, key), [page]);
  const chosen = useMemo(() => chosenValues(offer), [offer]);
  const designId = designIdOf(product);
  const start = () => firstContent(offer, page);
  const draft = useDraft({ ask, designId, texts, start, onChoice: choose });
  const named = useNameQuantity(offer, draft.content.names.length, (quantity) =>
    change('quantity', quantity),
  );
  const kept = useKeptDraft({
    draft,
    designId,
    askAs,
    // What the address chooses was chosen last.
    onRestored: (content) => {
      named.begin(content.names.length);
      choose({ ...content.choice, ...detail.chosen });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen changes the draft here
  useEffect(() => {
    if (status === 'known') draft.change((content) => setChoice(content, chosen), 'choice');
  }, [chosen, status]);
  const proof = useOwnerProof(askAs, kept);
  const { lineId, setLineId } = useReplacedLine();
  const { content, newRecipe } = draft;
  // What was decided last is still said.
  const [hasDecided, setHasDecided] = useState(false);
  const { adding, toDecide, order, goOn } = useOrderDesign({
    kept,
    content,
    isSettling: draft.isSettling,
    askAs,
    lineId,
    onReplaced: setLineId,
  });
  const startOver = () => {
    kept.startOver(start());
    setLineId(undefined);
  };
  const say = (key: EditorText, values?: Record<string, string | number>) =>
    t(`configurator.${key}` as MessageKey, values);
  const { prints } = draft.content;
  const printOffer = useMemo(
    () =>
      takesPrints(product)
        ? {
            sizes: sizesPrintedWith(product.productType),
            nameOf: (format: string) => {
              const size = parseFormat(format);
              return size
                ? displayFormat(size, page.locale, lengthUnitOf(page.channel, page.locale))
                : format;
            },
          }
        : null,
    [product, page.locale, page.channel],
  );
  const isOfSeveral = printOffer !== null && prints.length > 0;
  const sizes = useMemo(
    () => printSizesOf(draft.design, draft.content.photos),
    [draft.design, draft.content.photos],
  );
  const groups = offer?.groups;
  const paper = groups?.find(
    ({ name }) => name === 'paper' || (name === 'material' && product.kind === 'photobox'),
  );
  const photosInFormats = useMemo(
    () =>
      groups && (product.kind === 'collage' || product.kind === 'photobook')
        ? formatPhotosOf(
            draft.design,
            draft.content.photos,
            sizesIn(groups).map(({ size }) => size),
          )
        : undefined,
    [product.kind, groups, draft.design, draft.content.photos],
  );
  const wrapped = product.id === 'leinwand' ? draft.design?.bleed : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key typed into a text changes none of them
  const options = useMemo(
    () =>
      offer && (
        <>
          <OptionFields
            belowFormat={
              <>
                {sizes && <SharpUpTo limits={offer.formatLimits} sizes={sizes} />}
                {photosInFormats && <SharpFormats groups={offer.groups} photos={photosInFormats} />}
                {wrapped !== undefined && <GoesRound millimetres={wrapped} />}
              </>
            }
            currency={offer.unitPrice.currency}
            formatLimits={offer.formatLimits}
            groups={offer.groups.filter(({ name }) => !isOfSeveral || name !== 'format').map(withPicture)}
            noteOf={(name, value) => {
              if (name !== 'format') return undefined;
              if (photosInFormats) return formatNote(photosInFormats, value, t);
              return sizes && sizeNote(sizes, name, value, t);
            }}
            onChange={change}
          />
          {isOfSeveral ? (
            <Suspense>
              <PrintsPrice
                {...printOffer}
                border={chosen.border}
                paper={chosen.paper}
                prints={prints}
                vatRatePerMille={offer.vatRatePerMille}
              />
            </Suspense>
          ) : (
            <>
              <QuantityField
                offer={named.offer ?? offer}
                onChange={(quantity) => change('quantity', quantity)}
              />
              <PriceLine offer={offer} retry={retry} status={status} />
            </>
          )}
        </>
      ),
    [offer, status, choice, sizes, photosInFormats, wrapped, draft.content.names.length, prints],
  );
  const [first] = pictures;
  return (
    <>
      <div className={styles.head}>
        <a href={`${page.urls.to(productPath(product))}${printChoice(choice)}`}>{t('configurator.back')}</a>
        <Headline as="h1" size="subtitle">
          {t('configurator.title', { name: product.name })}
        </Headline>
        <p className={styles.kept}>
          <span role="status">{kept.state !== 'nothing' && t(`configurator.state_${kept.state}`)}</span>
          {kept.isRestored && (
            <button onClick={startOver} type="button">
              {t('configurator.startOver')}
            </button>
          )}
          {kept.state !== 'nothing' && (
            <Suspense>
              <DraftTitle
                of={product.name}
                onTitle={kept.setTitle}
                source={async () => (await kept.settle())?.place}
                title={kept.title}
              />
              <CopyButton
                name={product.name}
                source={async () => {
                  const saved = await kept.settle();
                  return saved && { kind: 'draft', ...saved.place };
                }}
              />
            </Suspense>
          )}
        </p>
        {detail.state === 'withdrawn' && (
          <Suspense>
            <WithdrawnNote similar={detail.related} />
          </Suspense>
        )}
        {newRecipe !== null && (
          <p className={styles.missing} role="status">
            {t('configurator.recipeNews')}{' '}
            <button onClick={() => draft.change((now) => takeRecipe(now, newRecipe), null)} type="button">
              {t('configurator.recipeTake')}
            </button>
          </p>
        )}
        {kept.isOver && (
          <p className={styles.missing} role="status">
            {t('configurator.over')}
          </p>
        )}
        {(hasDecided || Object.keys(draft.conflicts).length > 0) && (
          <Suspense>
            <ConflictList
              conflicts={draft.conflicts}
              content={content}
              onSettle={(id, isTaken) => {
                setHasDecided(true);
                kept.settleConflict(id, isTaken);
              }}
              say={say}
            />
          </Suspense>
        )}
        {kept.missing && (
          <p className={styles.missing} role="alert">
            {t(`configurator.missing_${kept.missing}`)}{' '}
            {kept.missing === 'gone' ? (
              <button onClick={() => kept.startOver(start())} type="button">
                {t('configurator.startWithDesign')}
              </button>
            ) : (
              <button onClick={kept.lookAgain} type="button">
                {t('configurator.retry')}
              </button>
            )}
          </p>
        )}
      </div>
      <Editor
        ask={ask}
        draft={draft}
        locale={page.locale}
        comments={proof.comments}
        nameFields={nameFieldsOf(product.productType)}
        phone={(onPhotos) => <PhonePart door={{ askAs, settle: kept.settle }} onPhotos={onPhotos} />}
        poster={
          first && (
            <ProductPicture
              alt={product.name}
              isPriority
              picture={first.picture}
              sizes="(min-width: 900px) 560px, 80vw"
            />
          )
        }
        preview={(shown) => (
          <DesignPreview
            {...shown}
            askAs={askAs}
            kept={kept}
            paper={paper && selectedValue(paper)}
            product={product}
            say={say}
          />
        )}
        prints={printOffer}
        readNameFile={readNameFile}
        say={say}
        sayings={
          occasions.length > 0 ? (shown) => <DesignSayings {...shown} occasions={occasions} /> : undefined
        }
        sendPhoto={sendPhoto}
        surround={surroundOf(product, chosen)}
        wording={(onClose) => (
          <DesignWording
            ask={ask}
            askAs={askAs}
            designId={designId}
            draft={draft}
            kind={product.kind}
            nameFields={nameFieldsOf(product.productType)}
            onClose={onClose}
            say={say}
            suite={detail.theme?.id}
          />
        )}
      >
        {(ways) => (
          <>
            {offer && detail.state === 'sold' && (
              <section aria-label={t('configurator.options')} className={styles.words}>
                <h2 className={styles.term}>{t('configurator.options')}</h2>
                {options}
                <Button
                  // What was chosen last is not part of the draft until its price is known.
                  disabled={kept.isOpening || status === 'asking'}
                  isFullWidth
                  isLoading={adding.kind === 'sending'}
                  loadingText={t('form.sending')}
                  onClick={() => void order()}
                  type="button"
                >
                  {t(lineId === undefined ? 'basket.add' : 'configurator.replace')}
                </Button>
                {toDecide && (
                  <Suspense>
                    <SealWarnings onGoOn={() => void goOn()} toDecide={toDecide} ways={ways} />
                  </Suspense>
                )}
                <Added adding={adding} />
                {adding.kind === 'done' && product.kind === 'card' && (
                  <Suspense>
                    <EnvelopesToo pieces={offer.quantity} product={product} />
                  </Suspense>
                )}
              </section>
            )}
            {draft.design && kept.state !== 'nothing' && (
              <Suspense>
                <OwnerProof className={styles.words} draft={draft} proof={proof} say={say} />
              </Suspense>
            )}
          </>
        )}
      </Editor>
    </>
  );
}
