import { customerTypeTable } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { Company } from '@blattwerk/schemas/web-api/companies/company.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../../back-end.ts';
import { formProblem } from '../../http/form-problem.ts';
import type { Visitor } from '../../http/handler.ts';
import { problem } from '../../http/problems.ts';
import { companyTextsIn } from '../../texts/companies/company-texts.ts';
import { textsIn } from '../../texts/texts.generated.ts';
import { customerTypeCookies } from '../customer-type-cookie.ts';
import { keepCompany } from './company-store.ts';
import { readCompany } from './read-company.ts';

type Asked = {
  shop: ShopContext;
  visitor: Visitor;
  user: { id: string; isWhitelabelCustomer?: boolean | null | undefined };
};
type Changed =
  | { ok: true; company: Company; text: string; cookies: string[] }
  | { ok: false; problem: Problem };

/** Gives a signed-in customer the company that was entered; pages are made for a business from now on. */
export async function changeCompany(
  backEnd: BackEnd,
  { shop, visitor, user }: Asked,
  form: BodyOf<'PUT /web-api/customer-company'>,
): Promise<Changed> {
  const { customers: texts, orders } = textsIn[shop.language];
  const companies = companyTextsIn[shop.language];
  const often = await backEnd.limits.take(['company by account', user.id]);
  if (often) return { ok: false, problem: often };
  const read = readCompany(form, orders.fields);
  if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
  const kept = await backEnd.database.transaction((transaction) =>
    keepCompany(transaction, user.id, read.company, shop),
  );
  if (!kept.ok) {
    const detail = 'The company was refused: the shop’s staff takes that back.';
    return { ok: false, problem: problem(409, detail, { message: { text: companies.isRefused } }) };
  }
  const isWhitelabelCustomer = user.isWhitelabelCustomer ?? false;
  const type = { type: customerTypeTable.business.code, isWhitelabelCustomer };
  const cookies = customerTypeCookies(backEnd, visitor.headers, type);
  return { ok: true, company: kept.company, text: companies.saved, cookies };
}
