import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { type CardProductType, cardProductTypes } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { type CardUse, cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { type FormEvent, useState } from 'react';
import { beginCard, beginCardFrom } from '../../actions/designs/open-card.ts';
import type { ApiError } from '../../base/api/result.ts';
import { blankCard } from '../../base/designs/new-elements.ts';
import { useMaterial } from '../../store/designs/desk-data.ts';
import { useMessages } from '../messages/messages.ts';
import { allOccasions } from './card-form.tsx';
import styles from './designs.module.css';
import { Choice, TextField } from './field.tsx';

/** Begins a card from a blank sheet, or from one that came as a file with the shop. */
export function NewCard({ onFailure }: { onFailure(failure: ApiError | undefined): void }) {
  const say = useMessages();
  const material = useMaterial().data;
  const [name, setName] = useState('');
  const [occasion, setOccasion] = useState<(typeof allOccasions)[number]>('geburtstag');
  const [use, setUse] = useState<CardUse>('einladungskarte');
  const [type, setType] = useState<CardProductType>('postkarte-hoch');
  const [beginning, setBeginning] = useState('blank');
  const [number, setNumber] = useState('');
  const isNumbered = beginning !== 'catalogue' || /^[1-9]\d{0,8}$/.test(number);
  const types = cardProductTypes.filter((one) => material?.types.some((known) => known.type === one));
  const label = (value: string) => filterValueLabel('product', value, say.language);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const format = material?.types.find((one) => one.type === type)?.formats[0];
    const from = material?.beginnings.find(({ names }) => names.de === beginning);
    if (name.trim() === '' || !format) return;
    const given = { name: name.trim(), occasion, use, type, format };
    const named = { ...from?.names, de: name.trim(), en: name.trim(), es: name.trim() };
    const design = from
      ? { ...from, names: { ...named, fr: name.trim(), it: name.trim(), nl: name.trim() }, occasion, use }
      : blankCard(given);
    const made =
      beginning === 'catalogue' ? await beginCardFrom(Number(number), name.trim()) : await beginCard(design);
    onFailure(made.ok ? undefined : made.error);
  };
  return (
    <form aria-label={say('designs.new')} className={styles.section} onSubmit={(event) => void begin(event)}>
      <h2>{say('designs.new')}</h2>
      <TextField label={say('designs.name')} onChange={setName} value={name} />
      <div className={styles.row}>
        <Choice
          label={say('designs.occasion')}
          onChange={(next) => setOccasion(next)}
          options={allOccasions.map((value) => ({
            value,
            label: filterValueLabel('category', value, say.language),
          }))}
          value={occasion}
        />
        <Choice
          label={say('designs.use')}
          onChange={(next) => setUse(next)}
          options={cardUses.map((value) => ({ value, label: label(value) }))}
          value={use}
        />
      </div>
      <Choice
        label={say('designs.beginning')}
        onChange={setBeginning}
        options={[
          { value: 'blank', label: say('designs.blank') },
          { value: 'catalogue', label: say('designs.ofCatalogue') },
          ...(material?.beginnings ?? []).map(({ names }) => ({
            value: names.de,
            label: names[say.language],
          })),
        ]}
        value={beginning}
      />
      {beginning === 'catalogue' && (
        <TextField label={say('designs.number')} onChange={(next) => setNumber(next.trim())} value={number} />
      )}
      {beginning === 'blank' && (
        <Choice
          label={say('designs.type')}
          onChange={(next) => setType(next)}
          options={types.map((value) => ({ value, label: label(value) }))}
          value={type}
        />
      )}
      <Button isDisabled={name.trim() === '' || !material || !isNumbered} kind="main" type="submit">
        {say('designs.begin')}
      </Button>
    </form>
  );
}
