import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { PrintFile } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RefundChoice } from '../../base/api/order-desk-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { useDesk } from '../orders/desk-store.ts';
import { queryClient } from './queries.ts';

const printPauseMs = 1500;
const isOnItsWay = (file: PrintFile) =>
  file.state === 'waiting' || (file.state === 'made' && file.handOver?.state === 'waiting');

const listKey = 'desk-orders';
const orderKey = 'desk-order';
const refundKey = 'desk-refund';
/** Orders come in all day: the list looks again by itself. */
const everyMilliseconds = 30_000;
const noNumber: string | undefined = undefined;

/** The orders that search and filters leave, a page at a time. */
export function useDeskList() {
  const search = useDesk((desk) => desk.search);
  const state = useDesk((desk) => desk.state);
  const paymentState = useDesk((desk) => desk.paymentState);
  return useInfiniteQuery({
    queryKey: [listKey, search, state, paymentState],
    queryFn: async ({ pageParam }) =>
      orThrow(
        await requireDesk().list({
          ...(search.trim() && { search }),
          ...(state && { state }),
          ...(paymentState && { paymentState }),
          ...(pageParam !== undefined && { before: pageParam }),
        }),
      ),
    initialPageParam: noNumber,
    getNextPageParam: ({ next }): string | undefined => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

export function useDeskOrder(number: string) {
  return useQuery({
    queryKey: [orderKey, number],
    queryFn: async () => orThrow(await requireDesk().show(number)),
    // Its files for the press are made after it has gone into print.
    refetchInterval: ({ state: { data } }) => (data?.printFiles.some(isOnItsWay) ? printPauseMs : false),
    staleTime: 0,
  });
}

/** What a refund would come to, asked for anew with every other choice. */
export function useRefundPrice(number: string, choice: RefundChoice | undefined) {
  return useQuery({
    queryKey: [refundKey, number, choice],
    queryFn: async () => (choice ? orThrow(await requireDesk().priceRefund(number, choice)) : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Puts what the server just said about an order in its place. */
export function noteDeskOrder(order: DeskOrder): void {
  queryClient.setQueryData([orderKey, order.number], order);
}

/** After orders were moved: lists, counts and open orders are asked for anew. */
export async function refreshDesk(): Promise<void> {
  await Promise.all([listKey, orderKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** Nothing of an order stays in the tab once the desk is closed. */
export function forgetDeskOrders(): void {
  for (const key of [listKey, orderKey, refundKey]) queryClient.removeQueries({ queryKey: [key] });
}
