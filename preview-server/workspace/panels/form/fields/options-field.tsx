import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { Check, X } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import checks from '../field/check.module.css';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { StoryPicker } from '../links/story-picker.tsx';
import lists from './list.module.css';
import { useChoices } from './use-choices.ts';

/** Any number of values: boxes to tick, or a list of pages. */
export function OptionsField({ uid, field, name }: FieldProps<FieldOf<'options'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const { options, isLoading, error } = useChoices(field);
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const known = new Set(options.map((option) => option.value));
  const leftovers = chosen.filter((each) => !known.has(each));
  const labelOf = (each: string): string =>
    options.find((option) => option.value === each)?.label ?? say('form.unknownChoice', { value: each });
  const toggle = (each: string, isOn: boolean) =>
    write(isOn ? [...chosen, each] : chosen.filter((other) => other !== each));
  const isFull = chosen.length >= Number(field.max_options || Number.POSITIVE_INFINITY);

  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() => {
        if (isLoading) return <Busy>{say('form.loadingChoices')}</Busy>;
        if (error) return <Notice tone="error">{errorSentence(say, error)}</Notice>;
        if (field.source === 'internal_stories')
          return (
            <div className={lists.list}>
              {chosen.map((each) => (
                <div key={each} className={lists.item}>
                  <span className={lists.itemText}>&nbsp;{labelOf(each)}</span>
                  <IconButton
                    label={say('form.remove', { name: labelOf(each) })}
                    onPress={() => toggle(each, false)}
                  >
                    <X size={14} aria-hidden />
                  </IconButton>
                </div>
              ))}
              {!isFull && (
                <StoryPicker
                  label={say('form.addPage')}
                  value={undefined}
                  accepts={(story) => known.has(story.uuid) && !chosen.includes(story.uuid)}
                  onChange={(story) => story && toggle(story.uuid, true)}
                />
              )}
            </div>
          );
        return (
          <div className={checks.checks}>
            {[...options.map((option) => option.value), ...leftovers].map((each) => (
              <Checkbox
                key={each}
                className={checks.check ?? ''}
                isSelected={chosen.includes(each)}
                isDisabled={isFull && !chosen.includes(each)}
                onChange={(isOn) => toggle(each, isOn)}
              >
                <span className={checks.box}>{chosen.includes(each) && <Check size={12} aria-hidden />}</span>
                {labelOf(each)}
              </Checkbox>
            ))}
          </div>
        );
      }}
    </FieldShell>
  );
}
