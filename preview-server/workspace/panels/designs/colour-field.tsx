import { colourRoles } from '@blattwerk/schemas/design/colour-roles.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';
import { Choice, NumberField } from './field.tsx';

/** A colour by its role in the palette, made lighter or darker. */
export function ColourField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const say = useMessages();
  const [, role = 'ink', mixed = ''] = /^([a-z]+)([+-]\d{1,2})?$/.exec(value) ?? [];
  const known = colourRoles.find((one) => one === role) ?? 'ink';
  const mix = mixed === '' ? 0 : Number(mixed);
  const written = (base: string, by: number) => `${base}${by === 0 ? '' : by > 0 ? `+${by}` : by}`;
  return (
    <div className={styles.row}>
      <Choice
        label={say('designs.colour')}
        onChange={(next) => onChange(written(next, mix))}
        options={colourRoles.map((one) => ({ value: one, label: say(`designs.role.${one}`) }))}
        value={known}
      />
      <NumberField
        label={say('designs.mix')}
        max={99}
        min={-99}
        onChange={(next) => onChange(written(known, Math.round(next)))}
        step={5}
        value={mix}
      />
    </div>
  );
}
