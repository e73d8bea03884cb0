import { exampleContext, exampleSlug } from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { createJudge } from './judge.ts';
import type { Finding, Severity } from './model/finding.ts';
import { type Fix, fixesFor } from './model/fix.ts';
import { isRecord } from './model/is-record.ts';
import type { Rule, RuleExample } from './model/rule.ts';
import { valueAt } from './model/value-at.ts';
import { type RuleGroup, ruleGroups } from './rules.ts';

const judge = createJudge(exampleSchema);

const severities: Record<Severity, string> = {
  error: 'Error: stops publishing',
  warning: 'Warning: does not stop publishing',
  info: 'Hint: does not stop publishing',
};

const introduction = `# Content rules

What a story is judged by in the form, by \`npm run validate\` and at publishing. Written by \`npm run rules\` out of
\`schemas/rules\`; a test fails when it no longer says what the rules say.

A **safe** fix changes nothing a visitor sees: \`npm run validate -- --fix\` applies it. Every other fix is offered to a person.
`;

/** `docs/rules.md`: every rule with its severity, a failing and a passing example and its fixes. */
export function rulesDocument(): string {
  const contents = ruleGroups.map(({ title, rules }) => {
    const links = rules.map(({ code }) => `[\`${code}\`](#${code})`).join(', ');
    return `- ${title.en}: ${links}`;
  });
  return `${introduction}\n${contents.join('\n')}\n\n${ruleGroups.map(groupSection).join('\n')}`;
}

function groupSection({ title, rules }: RuleGroup): string {
  return `## ${title.en} (${title.de})\n\n${rules.map(ruleSection).join('\n')}`;
}

function ruleSection(rule: Rule): string {
  const { code, title, severity, description, examples } = rule;
  const [fail] = examples.fail;
  const [pass] = examples.pass;
  const found = fail && findingsIn(fail)[0];
  const block = found && blockAround(fail.content, found.path);
  const counterpart =
    pass && block && blocksIn(pass.content).findLast((each) => each.component === block.component);
  return [
    `<a id="${code}"></a>`,
    `### \`${code}\`: ${title.en}`,
    `${description.en} ${severities[severity]}.`,
    `Editors read: **${title.de}.** ${description.de}`,
    ...(fail ? [`Fails: ${fail.title}.`, ...envelopeOf(fail), ...excerpt(block, found)] : []),
    ...(found ? [`> ${found.message.de}\n>\n> ${found.message.en}`] : []),
    ...(pass ? [`Passes: ${pass.title}.`, ...envelopeOf(pass), ...excerpt(counterpart, found)] : []),
    `${fixesLine(fixesOf(rule))}\n`,
  ].join('\n\n');
}

function fixesLine(fixes: readonly Fix[]): string {
  if (fixes.length === 0) return 'Fix: by hand.';
  const labels = fixes.map(({ label, isSafe }) => `${label.en} (${label.de})${isSafe ? ', safe' : ''}`);
  return `Fix: ${labels.join('; ')}.`;
}

/** Every kind of fix the failing examples lead to. */
function fixesOf({ examples }: Rule): Fix[] {
  const fixes = examples.fail.flatMap((example) => findingsIn(example).flatMap(fixesFor));
  return [...new Map(fixes.map((fix) => [fix.label.en, fix])).values()];
}

function findingsIn({ content, context, story = exampleSlug, envelope }: RuleExample): Finding[] {
  const judged = { full_slug: story, slug: 'hochzeit', name: story, content, ...envelope };
  return judge(judged, { ...exampleContext, ...context });
}

type Block = Record<string, unknown>;

/** The innermost block on the way to a finding. */
function blockAround(content: unknown, path: Finding['path']): Block | undefined {
  const places = path.map((_, index) => valueAt(content, path.slice(1, index + 1)));
  return places.filter(isRecord).findLast(({ component }) => typeof component === 'string');
}

function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(blocksIn);
  return typeof value.component === 'string' ? [value, ...inner] : inner;
}

/** The part of a block that an example is about: the field in question, or everything but the blocks inside. */
function excerpt(block: Block | undefined, found: Finding | undefined): string[] {
  if (!block) return [];
  const { _uid, component, ...fields } = block;
  const { field } = found ?? {};
  const isOneField = field !== undefined && field in fields;
  const shown = isOneField
    ? { component, [field]: fields[field] }
    : { ...(found?.code.endsWith('_uid') && { _uid }), component, ...fields };
  return [`\`\`\`json\n${JSON.stringify(shorten(shown, 0))}\n\`\`\``];
}

/** What an example is about where that is not its content. */
function envelopeOf({ envelope }: RuleExample): string[] {
  return envelope ? [`\`\`\`json\n${JSON.stringify(shorten(envelope, 0))}\n\`\`\``] : [];
}

const deepest = 6;
const longest = 60;

function shorten(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 3).map((entry) => shorten(entry, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry, depth + 1)]));
}
