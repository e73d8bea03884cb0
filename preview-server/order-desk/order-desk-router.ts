import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { deskCompanyEndpoints } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { deskWithdrawalEndpoints } from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import { orderDeskEndpoints } from '@blattwerk/schemas/web-api/orders/order-desk-endpoints.ts';
import { pressRunEndpoints } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { deskReviewEndpoints } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { json, type Request, type Response, Router } from 'express';
import { authorOf } from '../content-space/management/author-of.ts';
import { readBody, send } from '../workspace-api/desk-answers.ts';
import { ownPageOnly } from '../workspace-api/own-page-only.ts';
import { askForFile } from './ask-for-file.ts';
import type { OrderDeskConfig } from './desk-config.ts';
import { requireDeskToken } from './desk-guard.ts';
import { bookingPages } from './export/booking-pages.ts';
import { exportRouter } from './export/export-router.ts';

type Access = {
  /** Whether the server may hand its page the token. */
  isLocal: boolean;
  /** Name that those who work at the desk reach the server by. */
  publicHostname: string;
};

const desk = orderDeskEndpoints;
const given = { token: true, by: true } as const;
const listBody = desk['POST /web-api/order-desk/list'].body.omit({ token: true });
const movesBody = desk['POST /web-api/order-desk/moves'].body.omit(given);
const parcel = desk['POST /web-api/order-desk/orders/{number}/parcels/{parcel}'];
const parcelBody = parcel.body.omit(given);
const noteBody = desk['POST /web-api/order-desk/orders/{number}/notes'].body.omit(given);
const mailBody = desk['POST /web-api/order-desk/orders/{number}/mails'].body.omit(given);
const refundBody = desk['POST /web-api/order-desk/orders/{number}/refunds'].body.omit(given);
const previewBody = desk['POST /web-api/order-desk/orders/{number}/refunds/preview'].body.omit({
  token: true,
});
const companiesBody = deskCompanyEndpoints['POST /web-api/order-desk/companies'].body.omit({ token: true });
const decision = deskCompanyEndpoints['POST /web-api/order-desk/companies/{number}/decision'];
const decisionBody = decision.body.omit(given);
const vatIdBody = deskCompanyEndpoints['POST /web-api/order-desk/companies/{number}/vat-id'].body.omit(given);
const reviewsBody = deskReviewEndpoints['POST /web-api/order-desk/reviews'].body.omit({ token: true });
const reviewDecision = deskReviewEndpoints['POST /web-api/order-desk/reviews/{id}/decision'];
const reviewDecisionBody = reviewDecision.body.omit(given);
const withdrawalsBody = deskWithdrawalEndpoints['POST /web-api/order-desk/withdrawals'].body.omit({
  token: true,
});
const settlement = deskWithdrawalEndpoints['POST /web-api/order-desk/withdrawals/{id}/settlement'];
const settlementBody = settlement.body.omit(given);
const { params: documentParams } = desk['POST /web-api/order-desk/orders/{number}/documents/{sealId}'];
const { params: printFileParams } =
  desk['POST /web-api/order-desk/orders/{number}/print-files/{line}/{part}'];
const { params: pageParams } =
  desk['POST /web-api/order-desk/orders/{number}/print-files/{line}/pages/{page}'];
const handOverBody = desk['POST /web-api/order-desk/orders/{number}/hand-overs'].body.omit(given);
const printFileTypes = {
  press: 'application/pdf',
  plates: 'application/pdf',
  ticket: 'application/json',
  difference: 'image/png',
} as const;
const runs = pressRunEndpoints;
const startBody = runs['POST /web-api/order-desk/press-runs/start'].body.omit(given);
const { params: dissolveParams } = runs['POST /web-api/order-desk/press-runs/{number}/dissolve'];
const { params: runFileParams } = runs['POST /web-api/order-desk/press-runs/{number}/files/{part}'];
const runFileTypes = {
  press: 'application/pdf',
  foil: 'application/pdf',
  cut: 'application/pdf',
  ticket: 'application/json',
  picture: 'image/webp',
} as const;
const { params: orderParams } = desk['POST /web-api/order-desk/orders/{number}'];

/**
 * `/orders`: what the order desk's page asks. Each question goes on to the back end with an operator's token; nothing of
 * an order is kept here.
 */
export function orderDeskRouter(
  { token, backEnd, operatorToken, bookkeeping }: OrderDeskConfig,
  { isLocal, publicHostname }: Access,
): Router {
  const ask = createWebApiClient(backEnd, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const router = Router();
  router.use('/orders/api', ownPageOnly(publicHostname), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/orders/api/config', (_request, response) => {
    response.json({ token: isLocal ? token : null });
  });
  router.use('/orders/api', requireDeskToken(token), json({ limit: 20_000 }));

  router.use(exportRouter(bookingPages(ask, operatorToken), bookkeeping));
  router.post('/orders/api/list', async (request, response) => {
    const body = readBody(listBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), ...body };
    send(response, await ask('POST /web-api/order-desk/list', { body: question }));
  });
  router.post('/orders/api/moves', async (request, response) => {
    const body = readBody(movesBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/moves', { body: question }));
  });
  router.get('/orders/api/orders/:number', async (request, response) => {
    const params = readParams(request, response);
    if (!params) return;
    const body = { token: operatorToken() };
    send(response, await ask('POST /web-api/order-desk/orders/{number}', { params, body }));
  });
  router.post('/orders/api/orders/:number/parcels/:parcel', async (request, response) => {
    const params = parcel.params.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'An order has no such parcel.' });
      return;
    }
    const body = readBody(parcelBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/orders/{number}/parcels/{parcel}', { params, body: question }),
    );
  });
  router.post('/orders/api/orders/:number/notes', async (request, response) => {
    const params = readParams(request, response);
    const body = params && readBody(noteBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/orders/{number}/notes', { params, body: question }));
  });
  router.post('/orders/api/orders/:number/mails', async (request, response) => {
    const params = readParams(request, response);
    const body = params && readBody(mailBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/orders/{number}/mails', { params, body: question }));
  });
  router.post('/orders/api/orders/:number/refunds', async (request, response) => {
    const params = readParams(request, response);
    const body = params && readBody(refundBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/orders/{number}/refunds', { params, body: question }));
  });
  router.post('/orders/api/orders/:number/refunds/preview', async (request, response) => {
    const params = readParams(request, response);
    const body = params && readBody(previewBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/orders/{number}/refunds/preview', { params, body: question }),
    );
  });
  router.get('/orders/api/orders/:number/documents/:sealId', async (request, response) => {
    const params = documentParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'An order has no such document.' });
      return;
    }
    const { number, sealId } = params;
    const file = await askForFile(backEnd, operatorToken(), `orders/${number}/documents/${sealId}`);
    if (file.ok) response.type('json').send(file.value);
    else send(response, file);
  });
  router.get('/orders/api/orders/:number/print-files/:line/:part', async (request, response) => {
    const params = printFileParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'An order has no such file.' });
      return;
    }
    const { number, line, part } = params;
    const file = await askForFile(backEnd, operatorToken(), `orders/${number}/print-files/${line}/${part}`);
    if (file.ok) response.type(printFileTypes[part]).send(file.value);
    else send(response, file);
  });
  router.get('/orders/api/orders/:number/print-files/:line/pages/:page', async (request, response) => {
    const params = pageParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'There is no picture of such a page.' });
      return;
    }
    const { number, line, page } = params;
    const path = `orders/${number}/print-files/${line}/pages/${page}`;
    const file = await askForFile(backEnd, operatorToken(), path);
    if (file.ok) response.type('image/webp').send(file.value);
    else send(response, file);
  });
  router.post('/orders/api/orders/:number/hand-overs', async (request, response) => {
    const params = readParams(request, response);
    const body = params && readBody(handOverBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/orders/{number}/hand-overs', { params, body: question }),
    );
  });
  router.post('/orders/api/press-runs', async (_request, response) => {
    send(response, await ask('POST /web-api/order-desk/press-runs', { body: { token: operatorToken() } }));
  });
  router.post('/orders/api/press-runs/start', async (request, response) => {
    const body = readBody(startBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/press-runs/start', { body: question }));
  });
  router.post('/orders/api/press-runs/:number/dissolve', async (request, response) => {
    const params = dissolveParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'A run has a number such as 12.' });
      return;
    }
    const body = { token: operatorToken() };
    send(response, await ask('POST /web-api/order-desk/press-runs/{number}/dissolve', { params, body }));
  });
  router.post('/orders/api/press-runs/:number/hand-overs', async (request, response) => {
    const params = dissolveParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'A run has a number such as 12.' });
      return;
    }
    const body = { token: operatorToken() };
    send(response, await ask('POST /web-api/order-desk/press-runs/{number}/hand-overs', { params, body }));
  });
  router.get('/orders/api/press-runs/:number/files/:part', async (request, response) => {
    const params = runFileParams.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'A run has no such file.' });
      return;
    }
    const { number, part } = params;
    const file = await askForFile(backEnd, operatorToken(), `press-runs/${number}/files/${part}`);
    if (file.ok) response.type(runFileTypes[part]).send(file.value);
    else send(response, file);
  });
  router.post('/orders/api/companies', async (request, response) => {
    const body = readBody(companiesBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), ...body };
    send(response, await ask('POST /web-api/order-desk/companies', { body: question }));
  });
  router.post('/orders/api/companies/:number/decision', async (request, response) => {
    const params = decision.params.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'A customer has a number such as 100001.' });
      return;
    }
    const body = readBody(decisionBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/companies/{number}/decision', { params, body: question }),
    );
  });
  router.post('/orders/api/companies/:number/vat-id', async (request, response) => {
    const params = decision.params.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'A customer has a number such as 100001.' });
      return;
    }
    const body = readBody(vatIdBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/companies/{number}/vat-id', { params, body: question }),
    );
  });
  router.post('/orders/api/reviews', async (request, response) => {
    const body = readBody(reviewsBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), ...body };
    send(response, await ask('POST /web-api/order-desk/reviews', { body: question }));
  });
  router.post('/orders/api/reviews/:id/decision', async (request, response) => {
    const params = reviewDecision.params.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'There is no such review.' });
      return;
    }
    const body = readBody(reviewDecisionBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(response, await ask('POST /web-api/order-desk/reviews/{id}/decision', { params, body: question }));
  });
  router.post('/orders/api/withdrawals', async (request, response) => {
    const body = readBody(withdrawalsBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), ...body };
    send(response, await ask('POST /web-api/order-desk/withdrawals', { body: question }));
  });
  router.post('/orders/api/withdrawals/:id/settlement', async (request, response) => {
    const params = settlement.params.safeParse(request.params).data;
    if (!params) {
      response.status(404).json({ error: 'There is no such statement of withdrawal.' });
      return;
    }
    const body = readBody(settlementBody, request, response);
    if (!body) return;
    const question = { token: operatorToken(), by: whoAsks(request), ...body };
    send(
      response,
      await ask('POST /web-api/order-desk/withdrawals/{id}/settlement', { params, body: question }),
    );
  });
  return router;
}

function readParams(request: Request, response: Response): { number: string } | undefined {
  const parsed = orderParams.safeParse(request.params);
  if (!parsed.success) response.status(404).json({ error: 'An order has a number such as 2026-000001.' });
  return parsed.data;
}

function whoAsks(request: Request): string {
  return authorOf(request);
}
