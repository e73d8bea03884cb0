import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { type ReactNode, useState } from 'react';
import type { FilledIn } from '../../page/document/shown-purchase.ts';
import { addressIn } from '../addresses/address-in.ts';
import { ChosenAddress } from '../addresses/chosen-address.tsx';
import { Changes } from '../basket/changes.tsx';
import { keepBasketCount } from '../basket/keep-basket-count.ts';
import { Button } from '../components/button/button.tsx';
import { CheckedEmailField } from '../components/form/checked-email-field.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { useCustomer } from '../customer/customer-store.ts';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { navigate, openDocument } from '../navigation/navigate.ts';
import { BusinessFields } from './business-fields.tsx';
import styles from './checkout-page.module.css';
import { FurtherAddresses } from './further-addresses.tsx';
import { furtherIn, namedByKey } from './further-in.ts';
import { OrderReview } from './order-review.tsx';
import { paymentAddress } from './payment-address.ts';
import { PaymentFields } from './payment-fields.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { Terms } from './terms.tsx';
import { forgetTyped, keepTyped } from './typed-before.ts';
import { useFurther } from './use-further.ts';

type CheckoutFormProps = {
  basket: Basket;
  filledIn: FilledIn | undefined;
  idempotencyKey: string;
  /** What the server said to a form that was sent without scripts. */
  notice: string | undefined;
  /** The basket is another one than when the page was opened: what changed is said where it is ordered. */
  hasChanged: boolean;
  /** The basket is no longer what was shown. */
  onChanged(basket: Basket): void;
};

const nothing: AddressForm = {};
const noAddresses: FilledIn['addresses'] = [];

/** Contact, addresses, payment, and the order below; where no scripts run, the browser sends it by itself. */
export function CheckoutForm({ basket, filledIn, hasChanged, ...props }: CheckoutFormProps) {
  const { idempotencyKey, notice, onChanged } = props;
  const t = useTopicMessages('order');
  const page = usePage();
  const { channel, locale, urls } = page;
  const { isLoggedIn } = useCustomer().customer;
  // The page knows it without scripts as well.
  const isCustomer = isLoggedIn || filledIn?.isCustomer;
  const { version, termsVersion, toPay, payments, delivery } = basket;
  const country = delivery?.country ?? 'DE';
  const addressBook = filledIn?.addresses ?? noAddresses;
  const [isElsewhere, setIsElsewhere] = useState(Boolean(delivery?.isParcel && filledIn?.deliveryAddress));
  const further = useFurther(basket, onChanged);
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const result = await ask('POST /web-api/orders', { body: orderOf(fields) });
    if (result.ok) {
      forgetTyped();
      keepBasketCount(0);
      const { number, token, canPayOnline } = result.value;
      if (canPayOnline) {
        openDocument(paymentAddress(result.value, page), false);
        return result;
      }
      navigate(`${urls.to(`${t('order.path')}/${number}`)}?token=${encodeURIComponent(token)}&notice=placed`);
      return result;
    }
    if (result.problem.basket) await showChanged(ask);
    return { ok: false, problem: namedByKey(result.problem, further.keys) };
  });
  const errors = (name: string) => (state.kind === 'open' ? (filledIn?.errors[name] ?? []) : errorsOf(name));
  const refusal = state.kind === 'refused' ? state.message : state.kind === 'open' ? notice : undefined;

  function orderOf(fields: FormData) {
    const method = paymentMethods.find((one) => one === fields.get('paymentMethod')) ?? 'prepayment';
    return {
      idempotencyKey,
      version,
      expectedToPay: toPay.minorUnits,
      termsVersion,
      email: textOf(fields, 'email'),
      billingAddress: addressIn(fields, 'billingAddress'),
      deliveryAddress: isElsewhere ? addressIn(fields, 'deliveryAddress') : undefined,
      further: furtherIn(fields, further.keys, basket),
      paymentMethod: method,
      keepAddresses: fields.get('keepAddresses') === 'on',
      ...(filledIn?.business && {
        reference: textOf(fields, 'reference'),
        invoiceEmail: textOf(fields, 'invoiceEmail'),
      }),
      isWhitelabelOrder: fields.get('isWhitelabelOrder') === 'on',
    };
  }

  async function showChanged(ask: WebApiClient) {
    const answer = await ask('GET /web-api/basket', {});
    if (answer.ok) onChanged(answer.value);
  }

  return (
    <form
      {...form}
      action="/web-api/orders/form"
      className={styles.columns}
      onChange={(event) => keepTyped(new FormData(event.currentTarget))}
    >
      {/* Enter presses the first button of a form: it is to order, not to add an address. */}
      <button aria-hidden="true" className={styles.enter} tabIndex={-1} type="submit" />
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      <input name="idempotencyKey" type="hidden" value={idempotencyKey} />
      <input name="version" type="hidden" value={version} />
      <input name="expectedToPay" type="hidden" value={toPay.minorUnits} />
      <input name="termsVersion" type="hidden" value={termsVersion} />
      <div className={styles.sections}>
        <fieldset className={styles.section}>
          <legend>{t('checkout.contact')}</legend>
          {!isCustomer && (
            <p className={styles.note}>
              {t('checkout.asGuest')} <SignInHere />
            </p>
          )}
          <CheckedEmailField autoComplete="email" defaultValue={filledIn?.email} errors={errors('email')} />
          {page.asksForReviews && <p className={styles.note}>{t('order.reviewNote')}</p>}
        </fieldset>
        <fieldset className={styles.section}>
          <legend>{t(isElsewhere || !delivery?.isParcel ? 'checkout.billing' : 'checkout.address')}</legend>
          <ChosenAddress
            addressBook={addressBook}
            country={country}
            errorsOf={errors}
            filledIn={filledIn?.billingAddress ?? nothing}
            name="billingAddress"
          />
          {delivery?.isParcel && (
            <label className={styles.elsewhere}>
              <input
                checked={isElsewhere}
                name="hasDeliveryAddress"
                onChange={(event) => setIsElsewhere(event.currentTarget.checked)}
                type="checkbox"
              />
              {t('checkout.elsewhere')}
            </label>
          )}
        </fieldset>
        <ElsewhereSection isShown={isElsewhere} title={t('checkout.delivery')}>
          <ChosenAddress
            addressBook={addressBook}
            country={country}
            errorsOf={errors}
            filledIn={filledIn?.deliveryAddress ?? nothing}
            name="deliveryAddress"
          />
        </ElsewhereSection>
        <FurtherAddresses basket={basket} errorsOf={errors} filledIn={filledIn} further={further} />
        {isCustomer && (
          <label className={styles.elsewhere}>
            <input name="keepAddresses" type="checkbox" />
            {t('checkout.keepAddresses')}
          </label>
        )}
        <BusinessFields errorsOf={errors} filledIn={filledIn} />
        <fieldset className={styles.section}>
          <legend>{t('checkout.payment')}</legend>
          <PaymentFields
            chosen={filledIn?.paymentMethod ?? null}
            daysToPay={filledIn?.business?.daysToPay}
            methods={payments}
          />
        </fieldset>
      </div>
      <section aria-label={t('checkout.review')} className={styles.panel}>
        <h2 className={styles.panelTitle}>{t('checkout.review')}</h2>
        <OrderReview basket={basket} />
        <Terms hasWithdrawalRight={basket.hasWithdrawalRight} />
        {hasChanged && <Changes changes={basket.changes} />}
        {refusal && <FormMessage kind="refused">{refusal}</FormMessage>}
        <Button
          isFullWidth
          isLoading={state.kind === 'sending' || state.kind === 'done'}
          loadingText={t('form.sending')}
          type="submit"
        >
          {t('checkout.order')}
        </Button>
      </section>
    </form>
  );
}

type ElsewhereProps = { isShown: boolean; title: string; children: ReactNode };

/** Without scripts the box cannot bring it: there it is always shown, and counts only where the box is ticked. */
function ElsewhereSection({ isShown, title, children }: ElsewhereProps) {
  const section = (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
  return isShown ? section : <noscript>{section}</noscript>;
}
