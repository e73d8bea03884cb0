/** A key by its name, alone or with Control. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Home' | 'End' | `Control+${string}`;

/** One tab without history, cookies or storage of earlier ones: what a person's eyes and hands need, and no more. */
export type Tab = {
  /** Opens an address as a person types it, and waits for its document. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, or in the page that the frame of a CSS selector shows. */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  /** Presses the mouse at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** PNG of what the window shows. */
  picture(): Promise<Uint8Array>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console and uncaught ones, so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export type RunningBrowser = {
  openTab(width: number, height: number): Promise<Tab>;
  stop(): Promise<void>;
};
