import { beforeEach, expect, test } from 'vitest';
import { settingsStore } from '../../store/settings-store.ts';
import { sayIn } from '../messages/messages.ts';
import { answerSentence, attemptsSentence, eventSentence, subjectOf } from './webhook-sentences.ts';

const say = sayIn('de');

beforeEach(() => settingsStore.setState({ language: 'de' }));

test.each([
  [200, 'OK', 'Antwort 200'],
  [503, 'Service Unavailable', 'Antwort 503'],
  [302, 'Found: redirects are not followed', 'leitet weiter (302), dem wird nicht gefolgt'],
  [null, 'not reachable', 'nicht erreichbar'],
  [null, 'no answer within 10 s', 'keine Antwort'],
  [null, 'lies in a private network, which WEBHOOK_NETWORKS does not name', 'liegt in einem privaten Netz'],
  [null, 'is no longer configured', 'nicht mehr eingerichtet'],
  [null, 'has been switched off', 'abgeschaltet'],
  [null, '', 'noch keine'],
  [null, 'something of a newer server', 'something of a newer server'],
])('an answer of %s, %s, is called: %s', (status, message, sentence) => {
  expect(answerSentence(say, { status, message })).toBe(sentence);
});

test.each([
  ['{"full_slug":"blattwerk/home"}', 'blattwerk/home'],
  ['{"datasource_slug":"farben"}', 'farben'],
  ['{"asset_id":7}', '#7'],
  ['{}', ''],
  ['no JSON', ''],
])('%s is about %s', (body, subject) => {
  expect(subjectOf({ body })).toBe(subject);
});

test('events and attempts are said in the words of editors', () => {
  expect(eventSentence(say, { action: 'story.published' })).toBe('Seite veröffentlicht');
  expect(eventSentence(say, { action: 'pipeline.deployed' })).toBe('pipeline.deployed');
  const waiting = { state: 'waiting', next_attempt_at: '2026-11-24T12:00:05Z' } as const;
  expect(attemptsSentence(say, { ...waiting, attempts: 2 })).toMatch(/^2 Versuche, nächster um \d\d:00:05$/);
  expect(attemptsSentence(say, { state: 'delivered', next_attempt_at: null, attempts: 1 })).toBe('1 Versuch');
});
