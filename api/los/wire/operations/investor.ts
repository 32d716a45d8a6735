import { z } from 'zod';
import { commitmentBody } from '../../../../domain/investor/commitment.schemas';
import { currentPriceSave, currentPriceSchema } from '../../../../domain/investor/current-price.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import { servicingMove } from '../../../../domain/servicing/transfer.schemas';
import type { Investor } from '../../capabilities/investor';
import { operation } from '../../operation';
import { MAX_PRICE_SAVES, priceSave, priceSaveResult } from '../../price-saves.schemas';
import type { WireOperations } from '../wire-operation';

export const investorOperations: WireOperations<Investor> = {
  saveCommitment: {
    parameters: ['operation', 'loanNum', 'commitment'],
    input: z.tuple([operation, loanNumber, z.object({ version: z.int(), commitment: commitmentBody })]),
    output: loanDocument,
    repeatable: true,
  },
  moveServicing: {
    parameters: ['operation', 'loanNum', 'move'],
    input: z.tuple([operation, loanNumber, servicingMove]),
    output: loanDocument,
    repeatable: true,
  },
  currentPrices: {
    parameters: ['loanNums'],
    input: z.tuple([z.array(loanNumber).max(500)]),
    output: z.array(currentPriceSchema),
    repeatable: true,
  },
  saveCurrentPrice: {
    parameters: ['operation', 'loanNum', 'seen'],
    input: z.tuple([operation, loanNumber, currentPriceSave]),
    output: loanDocument,
    repeatable: true,
  },
  saveCurrentPrices: {
    parameters: ['saves'],
    input: z.tuple([z.array(priceSave).max(MAX_PRICE_SAVES)]),
    output: z.array(priceSaveResult),
    repeatable: true,
  },
};
