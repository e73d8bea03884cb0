import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Proof } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import controls from '../controls/controls.module.css';
import { faceName, type Say } from '../texts.ts';
import { CommentForm, type Pin } from './comment-form.tsx';
import { Said } from './owner-proof.tsx';
import styles from './proofs.module.css';
import { useProofPicture } from './use-proof-picture.ts';

export type ProofViewProps = {
  /** Of the link. */
  id: string;
  /** The back end, asked by someone who has the link. */
  ask: WebApiClient;
  /** A page of the proof as a picture. */
  fetchPicture(id: string, page: number): Promise<Blob | undefined>;
  say: Say;
};

/** A draft as its owner shows it: to be looked at and commented on, not to be changed. */
export function ProofView({ id, ask, fetchPicture, say }: ProofViewProps) {
  const [proof, setProof] = useState<Proof>();
  const [failure, setFailure] = useState<Problem>();
  const [pin, setPin] = useState<Pin>();
  const [said, setSaid] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    ask('GET /web-api/proofs/{id}', { params: { id }, signal: controller.signal })
      .then((answer) => {
        if (answer.ok) setProof(answer.value);
        else setFailure(answer.problem);
      })
      // Another link was opened.
      .catch(() => {});
    return () => controller.abort();
  }, [ask, id]);

  if (failure) return <p role="alert">{failure.message?.text ?? say('proofAway')}</p>;
  if (!proof) return <p>{say('loading')}</p>;
  const { pages, comments } = proof;
  return (
    <>
      <p className={controls.hint}>{say('proofFriendHint')}</p>
      {pages.map((page, place) => {
        const numbered = comments.map((comment, at) => ({ ...comment, number: at + 1 }));
        return (
          <ProofPage
            comments={numbered.filter((comment) => comment.page === page.id && comment.state === 'open')}
            fetchPicture={() => fetchPicture(id, place)}
            key={page.id}
            onPin={(x, y) => {
              setSaid(undefined);
              setPin({ page: page.id, x, y });
            }}
            page={page}
            pin={pin?.page === page.id ? pin : undefined}
            say={say}
          >
            {pin?.page === page.id && (
              <CommentForm
                ask={ask}
                id={id}
                onClose={() => setPin(undefined)}
                onSaid={(all) => {
                  setProof({ ...proof, comments: all });
                  setPin(undefined);
                  setSaid(say('proofThanks'));
                }}
                pin={pin}
                say={say}
                texts={page.texts}
              />
            )}
          </ProofPage>
        );
      })}
      <div role="status">{said !== undefined && <p className={controls.said}>{said}</p>}</div>
      {comments.length > 0 && (
        <section aria-label={say('proofComments')}>
          <h2 className={styles.heading}>{say('proofComments')}</h2>
          <ol className={styles.comments}>
            {comments.map((comment) => (
              <li data-settled={comment.state !== 'open' || undefined} key={comment.id}>
                <Said comment={comment} say={say} />
                {comment.state !== 'open' && (
                  <p className={controls.hint}>
                    {say(comment.state === 'taken' ? 'proofTaken' : 'proofDone')}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type ProofPageProps = {
  page: Proof['pages'][number];
  comments: readonly (Proof['comments'][number] & { number: number })[];
  /** Where something is being said. */
  pin: Pin | undefined;
  onPin(x: number, y: number): void;
  fetchPicture(): Promise<Blob | undefined>;
  say: Say;
  children: ReactNode;
};

function ProofPage({ page, comments, pin, onPin, fetchPicture, say, children }: ProofPageProps) {
  const picture = useProofPicture(fetchPicture);
  const name = faceName(page.id);
  const label = name ? say(...name) : page.label;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // By a key it is meant as a whole.
    const isByKey = event.detail === 0;
    onPin(isByKey ? 0.5 : (event.clientX - left) / width, isByKey ? 0.5 : (event.clientY - top) / height);
  };
  const marks = [
    ...comments.map(({ id, x, y, number }) => ({ id, x, y, mark: String(number) })),
    ...(pin ? [{ id: 'new', x: pin.x, y: pin.y, mark: '+' }] : []),
  ];
  return (
    <figure className={styles.page} style={{ '--ratio': page.width / page.height } as CSSProperties}>
      <figcaption>{label}</figcaption>
      <div className={styles.sheet} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        {picture !== undefined && <img alt={label} src={picture} />}
        <button aria-label={say('proofSayOn', { label })} onClick={onClick} type="button" />
        {marks.map(({ id, x, y, mark }) => (
          <span
            aria-hidden
            className={styles.pin}
            key={id}
            style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
          >
            <span>{mark}</span>
          </span>
        ))}
      </div>
      {children}
    </figure>
  );
}
