import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { MadeToken } from '../../../assistant/desk/assistant-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';

/** A new token, this once, and what a program is told with it. */
export function MadeTokenCard({ made: { token, address, tokens } }: { made: MadeToken }) {
  const say = useMessages();
  const [copied, setCopied] = useState<'token' | 'setup'>();
  const heading = useRef<HTMLHeadingElement>(null);
  // It is shown this once: the focus moves to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: led anew to each new token
  useEffect(() => {
    heading.current?.focus();
    setCopied(undefined);
  }, [token]);
  const setup = JSON.stringify(
    {
      mcpServers: {
        blattwerk: { type: 'http', url: address, headers: { Authorization: `Bearer ${token}` } },
      },
    },
    null,
    2,
  );
  const copy = async (what: 'token' | 'setup') => {
    await navigator.clipboard.writeText(what === 'token' ? token : setup);
    setCopied(what);
  };
  return (
    <section className={styles.made} aria-labelledby="made-token">
      <h3 id="made-token" ref={heading} tabIndex={-1} className={styles.madeHeading}>
        {say('assistants.madeTitle', { name: tokens[0]?.name ?? '' })}
      </h3>
      <p className={styles.text}>{say('assistants.madeText')}</p>
      <output className={styles.token} aria-label={say('assistants.token')}>
        {token}
      </output>
      <div className={styles.actions}>
        <Button onPress={() => void copy('token')}>{say('assistants.copyToken')}</Button>
        <Button onPress={() => void copy('setup')}>{say('assistants.copySetup')}</Button>
        <span role="status" className={styles.news}>
          {copied ? say(`assistants.copied.${copied}`) : ''}
        </span>
      </div>
      <details>
        <summary>{say('assistants.setup')}</summary>
        <p className={styles.text}>{say('assistants.setupText', { address })}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keys */}
        <pre className={styles.setup} tabIndex={0}>
          {setup}
        </pre>
      </details>
    </section>
  );
}
