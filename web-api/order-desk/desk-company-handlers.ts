import type { deskCompanyEndpoints } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import { decideCompany } from '../customers/companies/decide-company.ts';
import { decideVatId } from '../customers/companies/decide-vat-id.ts';
import { listCompanies } from '../customers/companies/desk-companies.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';

type Asked = { body: { token: string }; visitor: Visitor };

/** Companies of business customers. @param refusal why a request may not ask, if so */
export function deskCompanyHandlers(
  backEnd: BackEnd,
  refusal: (request: Asked) => Promise<Problem | undefined>,
): HandlersOf<keyof typeof deskCompanyEndpoints> {
  return {
    'POST /web-api/order-desk/companies': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: await listCompanies(backEnd, backEnd.database, request.body) };
    },
    'POST /web-api/order-desk/companies/{number}/decision': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { number } = request.params;
      const decided = await decideCompany(backEnd, Number(number), request.body);
      if (decided) return { ok: true, value: decided };
      return { ok: false, problem: notFound(`Customer ${number} has no company.`) };
    },
    'POST /web-api/order-desk/companies/{number}/vat-id': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { number } = request.params;
      const decided = await decideVatId(backEnd, Number(number), request.body);
      if (decided.ok) return { ok: true, value: decided.company };
      return {
        ok: false,
        problem:
          decided.reason === 'no company'
            ? notFound(`Customer ${number} has no company.`)
            : problem(409, 'The company has another VAT id by now: load its entry anew and look at that.'),
      };
    },
  };
}
