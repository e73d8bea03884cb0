import { createServer } from 'node:http';
import { sampleReviews } from './sample-reviews.ts';

export type SamplePlatform = { url: string; close(): Promise<void> };

/**
 * A stand-in for the review platform on this machine: it speaks the protocol of docs/reviews.md, and says of everything
 * that it is a sample.
 */
export async function startSamplePlatform(): Promise<SamplePlatform> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const reviews = sampleReviews.filter(({ language }) => language === searchParams.get('language'));
    const sum = sampleReviews.reduce((total, { rating }) => total + rating, 0);
    const body = { count: sampleReviews.length, rating: sum / sampleReviews.length, isSample: true, reviews };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sample platform has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/reviews`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
