import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ImagePlus } from 'lucide-react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { openDialog } from '../../../store/dialog-store.ts';
import { AssetCard } from '../../assets/asset-card.tsx';
import { assetFieldValue, readAsset } from '../../assets/asset-value.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';

export const takesImagesOnly = (field: { filetypes?: string[] }): boolean =>
  field.filetypes?.length === 1 && field.filetypes[0] === 'images';

/** One file of the library. */
export function AssetField({ uid, field, name }: FieldProps<FieldOf<'asset'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const asset = readAsset(value);
  const imagesOnly = takesImagesOnly(field);
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() =>
        asset ? (
          <AssetCard
            asset={asset}
            stored={value}
            imagesOnly={imagesOnly}
            onChange={write}
            onRemove={() => write(undefined)}
          />
        ) : (
          <div>
            <Button
              onPress={() =>
                openDialog('assets', {
                  multiple: false,
                  imagesOnly,
                  choose: ([chosen]) => chosen && write(assetFieldValue(chosen)),
                })
              }
            >
              <ImagePlus size={15} aria-hidden />
              {say(imagesOnly ? 'asset.chooseImage' : 'asset.choose')}
            </Button>
          </div>
        )
      }
    </FieldShell>
  );
}
