import {
  type Confirmation,
  type ConfirmedAnswer,
  confirmedAnswerSchema,
  type DoubtsAnswer,
  doubtsAnswerSchema,
  type TranslationsAnswer,
  type TranslationsQuery,
  translationsAnswerSchema,
} from '../../../translations/translations-answer.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

const address = '/workspace/translations';

export async function listTranslations(
  token: string,
  { language, ...query }: TranslationsQuery,
): Promise<Result<TranslationsAnswer>> {
  const parameters = new URLSearchParams({
    ...query,
    page: String(query.page),
    ...(language !== undefined && { language }),
  });
  return read(await request(`${address}?${parameters}`, { token }), translationsAnswerSchema);
}

/** What is doubted of a page's translations, as its draft is stored. */
export const getDoubts = async (token: string, storyId: number): Promise<Result<DoubtsAnswer>> =>
  read(await request(`${address}/${storyId}`, { token }), doubtsAnswerSchema);

export const confirmTexts = async (
  token: string,
  storyId: number,
  body: Confirmation,
): Promise<Result<ConfirmedAnswer>> =>
  read(
    await request(`${address}/${storyId}/confirmations`, { token, method: 'POST', body }),
    confirmedAnswerSchema,
  );
