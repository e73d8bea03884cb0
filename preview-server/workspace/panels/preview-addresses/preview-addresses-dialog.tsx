import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Environment, mostEnvironments } from '../../../preview-addresses/location.ts';
import { changeEnvironments } from '../../base/api/preview-addresses-api.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { refreshPreviewAddresses, usePreviewSettings } from '../../store/server/preview-choices.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import styles from './preview-addresses.module.css';

type News = { sentence: string; action?: { label: string; run(): void } };

/** Where pages of the space are previewed: addresses are added, changed and deleted. */
export function PreviewAddressesDialog() {
  const say = useMessages();
  const { api } = useOpenSession();
  const { data: settings, error, isPending, refetch } = usePreviewSettings();
  const [form, setForm] = useState<{ changed: Environment | undefined }>();
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<News>();
  const addButton = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(false);
  // What had the focus is gone with the form.
  useEffect(() => {
    if (hadForm.current && !form) addButton.current?.focus();
    hadForm.current = form !== undefined;
  }, [form]);

  const change = async (to: (stored: readonly Environment[]) => readonly Environment[], told: News) => {
    setBusy(true);
    const result = await changeEnvironments(api, to);
    setBusy(false);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    setNews(told);
    setForm(undefined);
    await refreshPreviewAddresses();
  };
  const save = (address: Environment, changed: Environment | undefined) =>
    change(
      (stored) =>
        stored.some(({ name }) => name === changed?.name)
          ? stored.map((each) => (each.name === changed?.name ? address : each))
          : [...stored, address],
      {
        sentence: say('addresses.saved', { name: address.name }),
        action: { label: say('action.reload'), run: () => window.location.reload() },
      },
    );
  const remove = async (address: Environment) => {
    await change((stored) => stored.filter(({ name }) => name !== address.name), {
      sentence: say('addresses.deleted', { name: address.name }),
      action: { label: say('action.undo'), run: () => void save(address, undefined) },
    });
    addButton.current?.focus();
  };

  const shown = error ? reasonOf(error) : failure;
  const environments = settings?.environments ?? [];
  const isFull = environments.length >= mostEnvironments;
  return (
    <Dialog title={say('addresses.title')} size="medium" onClose={closeDialog}>
      <div className={styles.addresses}>
        <p className={styles.intro}>{say('addresses.intro')}</p>
        {shown && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {errorSentence(say, shown)}
          </Notice>
        )}
        {news && <Notice {...(news.action && { actions: [news.action] })}>{news.sentence}</Notice>}
        {isPending && <Busy>{say('addresses.loading')}</Busy>}
        {settings && !form && (
          <AddressList
            settings={settings}
            isBusy={isBusy}
            onChange={(changed) => {
              setNews(undefined);
              setForm({ changed });
            }}
            onDelete={(address) => void remove(address)}
          />
        )}
        {form && (
          <AddressForm
            changed={form.changed}
            others={environments.filter(({ name }) => name !== form.changed?.name)}
            isBusy={isBusy}
            onSave={(address) => void save(address, form.changed)}
            onCancel={() => setForm(undefined)}
          />
        )}
        {settings && !form && (
          <div>
            <Button
              ref={addButton}
              isDisabled={isFull}
              onPress={() => {
                setNews(undefined);
                setForm({ changed: undefined });
              }}
            >
              {say('addresses.add')}
            </Button>
            {isFull && <p className={styles.intro}>{say('addresses.full', { count: mostEnvironments })}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}
