import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import type { HandFault } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { fixFor } from '../../base/designs/fix-fault.ts';
import { changeDesign, useCard } from '../../store/designs/card-store.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';

/** What the rules of the shop say about the card, with what would put it right. */
export function FaultList() {
  const say = useMessages();
  const card = useCard((one) => one);
  if (!card) return null;
  const faults = card.judged?.value.faults ?? [];
  const errors = faults.filter(({ severity }) => severity === 'error');
  return (
    <section aria-label={say('designs.faults')} className={styles.section}>
      <h2>{say('designs.faults')}</h2>
      <p className={styles.hint} role="status">
        {card.judged
          ? say('designs.faultCount', { errors: errors.length, all: faults.length })
          : say('designs.judging')}
      </p>
      <ul className={styles.faults}>
        {faults.map((fault) => {
          const fix = fixFor(card.design, fault);
          return (
            <li data-severity={fault.severity} key={`${fault.code} ${fault.slot} ${fault.language}`}>
              <span>{faultSentence(say, fault)}</span>
              {fix && (
                <Button kind="link" onPress={() => changeDesign(() => fix.design)}>
                  {say(`designs.fix.${fix.kind}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function faultSentence(say: Say, { code, slot, language, value, needed, text }: HandFault): string {
  const known = textSlots.find((one) => one === slot);
  const number = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 });
  const names = new Intl.DisplayNames([say.language], { type: 'language' });
  return say(`designs.fault.${code}`, {
    slot: known ? say(`designs.slot.${known}`) : '',
    language: language ? (names.of(language) ?? language) : '',
    value: value === null ? '' : number.format(code === 'empty' ? value * 100 : value),
    needed: needed === null ? '' : number.format(needed),
    text: text ?? '',
  });
}
