// What a query of a test does again and again while it waits for something to appear.
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * An element that is not there yet makes each attempt fail, with the whole page as text in its message. Here the text is
 * made when someone reads it, which is after the last attempt.
 */
function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= getElementError(message, container).message;
      return text;
    },
    set: (changed: string) => {
      text = changed;
    },
  });
  return error;
}

configure({ getElementError: lazyElementError });

const select = Element.prototype.querySelectorAll;

/** All elements inside of one, in the order of the page. */
function elementsIn(root: Element, found: Element[] = []): Element[] {
  for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

// A query by label asks for every element, for which jsdom compares each with the selector.
Element.prototype.querySelectorAll = function quickSelectAll(this: Element, selector: string): NodeListOf<Element> {
  return selector === '*' ? (elementsIn(this) as unknown as NodeListOf<Element>) : select.call(this, selector);
};
