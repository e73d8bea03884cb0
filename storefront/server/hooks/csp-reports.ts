import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { cspReportPath } from '../security/security-headers.ts';
import { createReportAllowance } from './report-allowance.ts';

const text = z.string().transform((value) => value.slice(0, 300));

/** Both forms browsers send: `report-uri` (one object) and the Reporting API (a list). */
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});
const newReportsSchema = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: text.optional(),
        effectiveDirective: text.optional(),
        blockedURL: text.nullish(),
      }),
    }),
  )
  .max(20);

export type CspReport = {
  page: string | undefined;
  directive: string | undefined;
  blocked: string | undefined;
};

/** Logs what the content security policy forbade; small bodies only, everything else is ignored. */
export function cspReports(logger: Logger): Router {
  const mayLog = createReportAllowance();
  const router = express.Router();
  router.post(cspReportPath, express.json({ type: () => true, limit: '16kb' }), (request, response) => {
    for (const report of readReports(request.body).filter(mayLog))
      logger.warn({ report }, 'content security policy report');
    response.status(204).end();
  });
  return router;
}

export function readReports(body: unknown): CspReport[] {
  const old = oldReportSchema.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        page: report['document-uri'],
        directive: report['violated-directive'],
        blocked: report['blocked-uri'],
      },
    ];
  }
  const reports = newReportsSchema.safeParse(body);
  if (!reports.success) return [];
  return reports.data.map(({ body: report }) => ({
    page: report.documentURL,
    directive: report.effectiveDirective,
    blocked: report.blockedURL ?? undefined,
  }));
}
