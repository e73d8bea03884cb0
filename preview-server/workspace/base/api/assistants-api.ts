import {
  type MadeToken,
  madeTokenSchema,
  type TokensAnswer,
  tokensAnswerSchema,
} from '../../../assistant/desk/assistant-answers.ts';
import {
  type ComparedSuggestion,
  comparedSuggestionSchema,
  type ListedSuggestion,
  type SettlingBody,
  suggestionsAnswerSchema,
} from '../../../assistant/desk/suggestions-answer.ts';
import type { AssistantRole } from '../../../assistant/tokens/assistant-role.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

const tokensPath = '/workspace/assistants/tokens';

/** What a new token is to be. */
export type TokenWish = { name: string; role: AssistantRole; days: number | undefined };

export const listAssistantTokens = async (token: string): Promise<Result<TokensAnswer>> =>
  read(await request(tokensPath, { token }), tokensAnswerSchema);

/** Makes a token, which comes back this once. */
export const makeAssistantToken = async (
  token: string,
  editorName: string,
  wish: TokenWish,
): Promise<Result<MadeToken>> =>
  read(await request(tokensPath, { token, editorName, method: 'POST', body: wish }), madeTokenSchema);

export const revokeAssistantToken = async (token: string, id: string): Promise<Result<TokensAnswer>> =>
  read(await request(`${tokensPath}/${id}`, { token, method: 'DELETE' }), tokensAnswerSchema);

const suggestionsPath = '/workspace/assistants/suggestions';
const suggestions = suggestionsAnswerSchema.transform(({ suggestions: all }) => all);

/** A suggestion by its place: in which release, for which page. */
export type SuggestionPlace = { releaseId: number; storyId: number };
const at = ({ releaseId, storyId }: SuggestionPlace) => `${suggestionsPath}/${releaseId}/${storyId}`;

export const listSuggestions = async (token: string): Promise<Result<ListedSuggestion[]>> =>
  read(await request(suggestionsPath, { token }), suggestions);

export const compareSuggestion = async (
  token: string,
  place: SuggestionPlace,
): Promise<Result<ComparedSuggestion>> => read(await request(at(place), { token }), comparedSuggestionSchema);

/** Takes blocks over or refuses them; what still waits comes back. */
export const settleSuggestion = async (
  token: string,
  editorName: string,
  place: SuggestionPlace,
  settling: SettlingBody,
): Promise<Result<ListedSuggestion[]>> =>
  read(await request(at(place), { token, editorName, method: 'POST', body: settling }), suggestions);
