import { useEffect, useId, useRef } from 'react';
import type { TranslatableText } from '../../../content-space/story-shape/translation/texts-in.ts';
import type { FormField } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { pictureWords, withPictureWords } from '../../base/translation/picture-words.ts';
import { formStore, useForm } from '../../store/form-store.ts';
import { useFieldValue, writeField } from '../../store/page/document.ts';
import { Thumbnail } from '../assets/thumbnail.tsx';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './translation.module.css';

type PictureWordsFieldProps = {
  uid: string;
  field: FormField;
  picture: NonNullable<TranslatableText['picture']>;
  /** By which the field is found when it is to take the focus. */
  name: string;
  language: string;
  originalId: string;
};

/** What a picture says in one language, with the picture. */
export function PictureWordsField(props: PictureWordsFieldProps) {
  const { uid, field, picture, name, language, originalId } = props;
  const say = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const value = useFieldValue(uid, field.name);
  const isWanted = useForm(({ wanted }) => wanted?.uid === uid && wanted.field === name);
  useEffect(() => {
    if (!isWanted) return;
    formStore.setState({ wanted: undefined });
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus();
  }, [isWanted]);
  return (
    <div className={styles.picture}>
      <Thumbnail filename={picture.filename} />
      <div className={styles.pictureWords}>
        <label htmlFor={id}>
          {fieldLabel(field, say.language)}: {say(picture.words === 'alt' ? 'asset.alt' : 'asset.title')}
        </label>
        <input
          ref={input}
          id={id}
          className={inputs.input}
          aria-describedby={originalId}
          lang={language}
          value={pictureWords(value, picture, language)}
          onFocus={() => formStore.setState({ focused: { uid, field: field.name } })}
          onBlur={() => formStore.setState({ focused: undefined })}
          onChange={({ target }) =>
            writeField(uid, field.name, withPictureWords(value, picture, language, target.value))
          }
        />
      </div>
    </div>
  );
}
