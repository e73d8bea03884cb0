import { limitsSentence, refusalSentence } from '@blattwerk/schemas/field-plugins/format-refusals.ts';
import type { AllowedFormats } from '@blattwerk/schemas/shop/products/allowed-formats.ts';
import { readTypedFormat } from '@blattwerk/schemas/shop/products/typed-format.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { FormatLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import { type FormEvent, useContext, useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { LanguageContext } from '../messages/messages.ts';
import styles from './format.module.css';
import { useFormatMessages } from './format-messages.ts';

type OwnFormatProps = {
  allowed: AllowedFormats;
  limits: FormatLimits;
  choose(format: string): void;
};

/** Free entry of a size, as people write it. */
export function OwnFormat({ allowed, limits, choose }: OwnFormatProps) {
  const say = useFormatMessages();
  const language = useContext(LanguageContext);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedFormat(typed, allowed);
    setRefusal(read.ok ? undefined : refusalSentence(read.refusal)[language]);
    if (read.ok) choose(printFormat(read.format));
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <TextField
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setRefusal(undefined);
        }}
        isInvalid={refusal !== undefined}
        validationBehavior="aria"
        maxLength={60}
        autoComplete="off"
      >
        <Label>{say('own')}</Label>
        <div className={styles.entry}>
          <Input placeholder={say('example')} />
          <Button type="submit">{say('draw')}</Button>
        </div>
        {refusal === undefined ? (
          <Text slot="description">{limitsSentence(limits)[language]}</Text>
        ) : (
          <FieldError>{refusal}</FieldError>
        )}
      </TextField>
    </form>
  );
}
