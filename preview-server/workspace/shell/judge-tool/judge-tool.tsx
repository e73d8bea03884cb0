import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { Judgement } from '../../../judge-tool/judgement.ts';
import { FindingItem, gravestFirst } from '../../panels/findings/finding-item.tsx';
import { findingPlace } from '../../panels/findings/finding-place.ts';
import { errorSentence } from '../../panels/messages/error-sentence.ts';
import { useMessages } from '../../panels/messages/messages.ts';
import { useSettings } from '../../store/settings-store.ts';
import { connect } from './editor-line.ts';
import styles from './judge-tool.module.css';
import { useJudgement } from './use-judgement.ts';

/** What the judge finds in the story that is open in the CMS, in the editor's side bar. */
export function JudgeTool() {
  const say = useMessages();
  const state = useJudgement();
  return (
    <section className={styles.tool} aria-label={say('tool.title')}>
      {state.kind === 'waiting' && <Busy>{say('tool.waiting')}</Busy>}
      {state.kind === 'judging' && <Busy>{say('health.judging')}</Busy>}
      {state.kind === 'unconnected' && <Connect />}
      {state.kind === 'failed' && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: state.again }]}>
          {state.error.kind === 'missing' ? say('tool.gone') : errorSentence(say, state.error)}
        </Notice>
      )}
      {state.kind === 'judged' && <Findings judgement={state.judgement} />}
    </section>
  );
}

function Connect() {
  const say = useMessages();
  const wasRefused = location.pathname.endsWith('/refused');
  return (
    <>
      {wasRefused && <Notice tone="warning">{say('tool.refused')}</Notice>}
      <p className={styles.help}>{say('tool.connectHelp')}</p>
      <Button kind="main" onPress={connect}>
        {say('tool.connect')}
      </Button>
    </>
  );
}

function Findings({ judgement: { story, findings, catalogue } }: { judgement: Judgement }) {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const summary =
    findings.length === 0
      ? say('health.clean')
      : say(findings.length === 1 ? 'findings.one' : 'findings.many', { count: findings.length });
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <ul aria-label={say('findings.title')} className={styles.findings}>
        {gravestFirst(findings).map(({ code, path, severity, component, field, message }) => (
          <FindingItem
            key={`${code} ${path.join('.')}`}
            severity={severity}
            place={findingPlace(say, component === undefined ? undefined : { _uid: '', component }, field)}
            sentence={<span>{message[language]}</span>}
          />
        ))}
      </ul>
      {catalogue === 'unknown' && <p className={styles.help}>{say('health.catalogueUnknown')}</p>}
      <p className={styles.help}>
        {say('tool.savedAt', { time: new Date(story.savedAt).toLocaleString(say('locale')) })}
      </p>
    </>
  );
}
