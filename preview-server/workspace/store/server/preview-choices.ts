import { useQuery } from '@tanstack/react-query';
import { type PreviewChoice, previewChoicesSchema } from '../../../workspace-api/preview-choices.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { useSettings } from '../settings-store.ts';

const shopOnly: readonly [PreviewChoice] = [{ id: 'shop', name: null, isShop: true }];

export type PreviewChoices = {
  /** Where pages of the space can be previewed; the shop until the server has said more. */
  choices: readonly PreviewChoice[];
  /** Undefined while the server has not been heard. */
  chosen: PreviewChoice | undefined;
};

/** The space's preview addresses, and the one this editor chose; what is there no longer gives way to the first. */
export function usePreviewChoices(): PreviewChoices {
  const { token } = useOpenSession();
  const wanted = useSettings(({ previewAddress }) => previewAddress);
  const { data, isPending } = useQuery({
    queryKey: ['preview-addresses'],
    queryFn: async () => {
      const result = await request('/workspace/preview-addresses', { token });
      return orThrow(read(result, previewChoicesSchema)).addresses;
    },
  });
  const choices = data ?? shopOnly;
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  return { choices, chosen: isPending ? undefined : chosen };
}
