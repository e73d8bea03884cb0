import type { FieldPluginActions, FieldPluginData } from '@storyblok/field-plugin';
import { useEffect, useMemo } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { Picker, PickerProps } from './picker.ts';
import { readOptions } from './read-options.ts';
import { useShellMessages } from './shell-messages.ts';
import { shopInCountry, shopOfStory } from './shop-choice.ts';
import { type StoredModel, writeModel } from './stored-model.ts';

type PickerViewProps<Value extends object, Options> = {
  picker: Picker<Value, Options>;
  data: FieldPluginData<unknown>;
  actions: FieldPluginActions<unknown>;
  stored: StoredModel<Value>;
};

/** A picker's field or its dialog, or what keeps it from being shown. */
export function PickerView<Value extends object, Options>(props: PickerViewProps<Value, Options>) {
  const { picker, data, actions, stored } = props;
  const say = useShellMessages();
  const { options: given, isModalOpen } = data;
  const options = useMemo(() => readOptions(picker.options, given), [picker, given]);
  const choose = (value: Value | undefined) => {
    void actions.setContent(writeModel(picker.fieldType, stored.uid, value));
  };

  useEffect(() => {
    document.documentElement.dataset.view = isModalOpen ? 'modal' : 'field';
  }, [isModalOpen]);

  if (!options.ok) return <Notice tone="error">{say('options', { problem: options.problem })}</Notice>;
  const { reading } = stored;
  if (!reading.ok) {
    return (
      <Notice tone="error">
        {reading.reason === 'newer' ? (
          say('newer', { version: reading.version })
        ) : (
          <>
            {say('unreadable')}{' '}
            <Button kind="link" onPress={() => choose(undefined)}>
              {say('startAgain')}
            </Button>
          </>
        )}
      </Notice>
    );
  }
  const view: PickerProps<Value, Options> = {
    value: reading.value,
    options: options.options,
    shop: shopInCountry(
      shopOfStory(data.story, data.storyLang, options.shared.channel),
      options.shared.country,
    ),
    isReadOnly: options.shared.readOnly,
    story: {
      content: data.story.content,
      blockId: data.blockUid,
      request: async () => (await actions.requestContext()).content,
    },
    choose,
    openModal: () => void actions.setModalOpen(true, { width: '1120px', height: '820px' }),
    closeModal: () => void actions.setModalOpen(false),
  };
  return isModalOpen ? <picker.Modal {...view} /> : <picker.Field {...view} />;
}
