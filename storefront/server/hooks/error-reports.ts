import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorKeys, errorReportPath } from '../../page/endpoints/error-report.ts';
import { createReportAllowance } from './report-allowance.ts';
import { withoutPersons } from './without-persons.ts';

const reportSchema = z.object({
  key: z.enum(errorKeys),
  detail: z.string().max(500),
  page: z.string().max(500),
});

/** Logs what went wrong in a browser, not to whom; small bodies only, everything else is ignored. */
export function errorReports(logger: Logger): Router {
  const mayLog = createReportAllowance();
  const router = express.Router();
  router.post(errorReportPath, express.json({ type: () => true, limit: '4kb' }), (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (report.success && mayLog())
      logger.warn({ report: withoutPersons(report.data) }, 'an error in a browser');
    response.status(204).end();
  });
  return router;
}
