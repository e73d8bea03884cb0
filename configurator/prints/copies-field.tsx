import { mostCopies } from '@blattwerk/schemas/configurator/print-limits.ts';
import { useState } from 'react';

type CopiesFieldProps = {
  label: string;
  /** Undefined where prints differ in it. */
  copies: number | undefined;
  onChange(copies: number): void;
};

/** How many of a print; what cannot be ordered is put right when the field is left. */
export function CopiesField({ label, copies, onChange }: CopiesFieldProps) {
  /** What is being typed, and on top of which number. */
  const [typed, setTyped] = useState<{ text: string; on: number | undefined }>();
  const text = typed && typed.on === copies ? typed.text : (copies ?? '');
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      max={mostCopies}
      min={1}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const wanted = Number(target.value);
        const isTaken = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostCopies;
        setTyped({ text: target.value, on: isTaken ? wanted : copies });
        if (isTaken) onChange(wanted);
      }}
      type="number"
      value={text}
    />
  );
}
