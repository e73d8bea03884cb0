import type { ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import { useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import { setText } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './proofs.module.css';
import type { OwnerProof as Proof } from './use-owner-proof.ts';

type OwnerProofProps = { className: string | undefined; draft: Draft; proof: Proof; say: Say };

/** The way to show a draft to others, and what they have said of it. */
export default function OwnerProof({ className, draft, proof, say }: OwnerProofProps) {
  const { hasLink, address, comments, isRefused } = proof;
  return (
    <section aria-label={say('proof')} className={className}>
      <h2>{say('proof')}</h2>
      <p className={controls.hint}>{say('proofHint')}</p>
      {address !== null && <LinkField address={address} say={say} />}
      <div className={controls.ways}>
        <button className={controls.action} onClick={() => void proof.share()} type="button">
          {say(hasLink ? 'proofNewLink' : 'proofLink')}
        </button>
        {hasLink && (
          <button className={controls.way} onClick={() => void proof.end()} type="button">
            {say('proofEnd')}
          </button>
        )}
      </div>
      <div role="status">{isRefused && <p className={controls.said}>{say('proofRefused')}</p>}</div>
      {comments.length > 0 && (
        <ol aria-label={say('proofComments')} className={styles.comments}>
          {comments.map((comment) => (
            <li data-settled={comment.state !== 'open' || undefined} key={comment.id}>
              <Said comment={comment} say={say} />
              <Answers comment={comment} draft={draft} proof={proof} say={say} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function LinkField({ address, say }: { address: string; say: Say }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      // It stands in the field, to be copied by hand.
      () => {},
    );
  };
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{say('proofAddress')}</label>
      <input id={id} onFocus={(event) => event.currentTarget.select()} readOnly value={address} />
      {'clipboard' in navigator && (
        <span>
          <button className={controls.way} onClick={copy} type="button">
            {say('proofCopy')}
          </button>{' '}
          <span role="status">{isCopied && say('proofCopied')}</span>
        </span>
      )}
    </div>
  );
}

/** A comment, and the words that it suggests. */
export function Said({ comment: { name, text, suggestion }, say }: { comment: ProofComment; say: Say }) {
  return (
    <>
      <p>
        <strong>{name}</strong>: {text}
      </p>
      {suggestion && (
        <p className={styles.suggestion}>
          {say('proofSuggests', { label: say(...slotName(suggestion.slot)) })}
          <q>{suggestion.words}</q>
        </p>
      )}
    </>
  );
}

type AnswersProps = Omit<OwnerProofProps, 'className'> & { comment: ProofComment };

function Answers({ comment: { id, name, suggestion, state }, draft, proof, say }: AnswersProps) {
  if (state !== 'open')
    return (
      <p className={controls.hint}>
        {say(state === 'taken' ? 'proofTaken' : 'proofDone')}{' '}
        <button
          aria-label={say('proofReopenOf', { name })}
          className={controls.way}
          onClick={() => void proof.settle(id, 'open')}
          type="button"
        >
          {say('proofReopen')}
        </button>
      </p>
    );
  const take = () => {
    if (!suggestion) return;
    draft.change((now) => setText(now, suggestion.slot, suggestion.words), null);
    void proof.settle(id, 'taken');
  };
  return (
    <p>
      {suggestion && (
        <button
          aria-label={say('proofTakeOf', { name })}
          className={controls.way}
          onClick={take}
          type="button"
        >
          {say('proofTake')}
        </button>
      )}
      <button
        aria-label={say('proofSettleOf', { name })}
        className={controls.way}
        onClick={() => void proof.settle(id, 'done')}
        type="button"
      >
        {say('proofSettle')}
      </button>
    </p>
  );
}
